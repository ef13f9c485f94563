import { SOURCES } from '../sources.ts';
import type { Tradition } from '../tradition.ts';
import { COMMON_RULES, up } from './parts.ts';

/** The traditions of Brazil. */
export const BRAZILIAN_ROWS: readonly Tradition[] = [
  {
    id: 'projecao',
    names: { 'pt-BR': ['Projeção', 'Projeção e Foda-se'] },
    spellings: ['Projecao', 'Foda-se'],
    players: [3, 4, 5, 6, 7, 8],
    rules: { ...COMMON_RULES, schedule: up('fit'), duty: 'must-trump', scoring: 'trick-plus-ten' },
    oneSource: ['score'],
    unsettled: ['hands', 'hook'],
    sources: [SOURCES.milos],
  },
];
