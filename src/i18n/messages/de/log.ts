import type { Translation } from '../translation.ts';
import type { log as english } from '../en/log.ts';

export const log: Translation<typeof english> = {
  'log.caption':
    'Ansagen und Stiche dieser Runde: ein Punkt, wer ausspielt, ein Ring, wer den Stich macht',
  'log.none': 'Es wurde noch nichts gegeben.',
  'log.trick': 'Stich {number}',
  'log.won': 'macht den Stich',
};
