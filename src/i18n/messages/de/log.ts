import type { Words } from '../words.ts';
import type { log as english } from '../en/log.ts';

export const log: Words<typeof english> = {
  'log.caption':
    'Ansagen und Stiche dieser Runde: ein Punkt, wer ausgespielt hat, ein Ring, wer den Stich bekam',
  'log.none': 'Es ist noch nichts gegeben worden.',
  'log.trick': 'Stich {number}',
  'log.won': 'hat ihn bekommen',
};
