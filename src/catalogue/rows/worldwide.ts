import { SOURCES } from '../sources.ts';
import type { Tradition } from '../tradition.ts';
import { COMMON_RULES, up } from './parts.ts';

/** The traditions that belong to no region. */
export const WORLDWIDE_ROWS: readonly Tradition[] = [
  {
    id: 'jokers-high-low',
    // Sold under a trademark, which we do not show as a name: only the search knows it.
    names: {
      en: ['Jokers High and Low'],
      de: ['Joker hoch und tief'],
      fr: ['Jokers hauts et bas'],
      es: ['Comodines altos y bajos'],
      it: ['Jolly alti e bassi'],
      pt: ['Curingas altos e baixos'],
      nl: ['Hoge en lage jokers'],
      sv: ['Höga och låga jokrar'],
      ja: ['ハイ＆ロージョーカー'],
      ar: ['الجوكر العالي والمنخفض'],
      hi: ['बड़े और छोटे जोकर'],
    },
    isNamedByUs: true,
    spellings: [
      'Wizard',
      'Wizzard',
      'Zauberer',
      'Magicien',
      'ウィザード',
      'विज़र्ड',
      'ويزارد',
      'الويزارد',
      'Визард',
      '巫師',
      'Joker',
    ],
    players: [3, 4, 5, 6],
    rules: {
      ...COMMON_RULES,
      jokers: { high: 4, low: 4 },
      schedule: up('fit'),
      hook: false,
      scoring: 'wizard',
    },
    sources: [SOURCES.wizardCards, SOURCES.boardGameArenaWizard, SOURCES.goodSams],
  },
];
