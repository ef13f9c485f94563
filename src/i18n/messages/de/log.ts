import type { Words } from '../words.ts';
import type { log as english } from '../en/log.ts';

export const log: Words<typeof english> = {
  'log.title': 'Diese Runde',
  'log.caption':
    'Ansagen und Stiche dieser Runde: ein Punkt, wer ausgespielt hat, ein Ring, wer den Stich bekam',
  'log.none': 'Es ist noch nichts gegeben worden.',
  'log.tricks': 'Stich',
  'log.trick': 'Stich {number}',
  'log.bids': 'Ansage',
  'log.won': 'hat ihn bekommen',
};
