import { SOURCES } from '../sources.ts';
import type { Tradition } from '../tradition.ts';
import { COMMON_RULES, down, pays, trumps, up } from './parts.ts';

/** Above five players nobody may bid 0 more than five times in a row. */
const ZERO_LIMIT = { zeroLimit: 5 } as const;

/** The traditions of Asia. */
export const ASIAN_ROWS: readonly Tradition[] = [
  {
    id: 'kachuful',
    names: {
      'en-IN': ['Kachuful', 'Judgement', 'Forecasting'],
      'hi-IN': ['काचुफूल', 'जजमेंट'],
      'gu-IN': ['કાચુફૂલ'],
    },
    spellings: ['Kachufool', 'Kachu Ful', 'Kachu Phool', 'Katchuful', 'Judgment', 'काचूफूल', 'जजमेन्ट'],
    players: [3, 4, 5, 6, 7],
    rules: { ...COMMON_RULES, ...trumps(['S', 'D', 'C', 'H']), schedule: up('fit') },
    variants: { 6: ZERO_LIMIT, 7: ZERO_LIMIT },
    sources: [
      SOURCES.wikipediaKachufool,
      SOURCES.jatinst,
      SOURCES.kachufulRepository,
      SOURCES.kachufulApp,
    ],
  },
  {
    id: 'judgement-ten',
    names: { 'en-IN': ['Judgement, ten down', 'Judgement'], 'hi-IN': ['जजमेंट, दस से एक'] },
    spellings: ['Judgment', 'जजमेन्ट'],
    players: [3, 4, 5],
    rules: { ...COMMON_RULES, ...trumps(['S', 'D', 'C', 'H']), schedule: down(10) },
    oneSource: ['hands'],
    unsettled: ['hook'],
    sources: [SOURCES.ba, SOURCES.fully],
  },
  {
    id: 'german-bridge',
    names: { 'en-HK': ['German Bridge'], 'zh-HK': ['德國橋牌'] },
    spellings: ['德国桥牌', '德國橋', 'GBridge', 'Deutsche Brücke'],
    players: [4],
    rules: { ...COMMON_RULES, schedule: up(13), scoring: 'square-off' },
    oneSource: ['hands', 'trump', 'miss'],
    unsettled: ['hook'],
    sources: [SOURCES.discuss, SOURCES.gBridge, SOURCES.germanBridgeScoreboard, SOURCES.pagat],
  },
  {
    id: 'oh-heru',
    names: { 'ja-Latn-JP': ['Ō Heru'], 'ja-JP': ['オーヘル'] },
    spellings: ['Oh Heru', 'オー・ヘル', 'おーへる', 'オーヘル!'],
    players: [3, 4, 5, 6, 7],
    rules: {
      ...COMMON_RULES,
      schedule: up('fit'),
      bidding: 'sealed',
      hook: false,
      scoring: pays({ one: 10, bid: 1 }, {}, { made: { one: 5, handSize: 1 }, missed: {} }),
    },
    oneSource: ['zero'],
    unsettled: ['bids'],
    sources: [SOURCES.sojudo, SOURCES.trumpYa, SOURCES.mariko],
  },
];
