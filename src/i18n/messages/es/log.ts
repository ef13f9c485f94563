import type { Words } from '../words.ts';
import type { log as english } from '../en/log.ts';

export const log: Words<typeof english> = {
  'log.title': 'Esta ronda',
  'log.caption':
    'Apuestas y bazas de esta ronda: un punto para quien salió, un anillo para quien se la llevó',
  'log.none': 'Aún no se ha repartido nada.',
  'log.tricks': 'Baza',
  'log.trick': 'Baza {number}',
  'log.bids': 'Dice',
  'log.won': 'se la lleva',
};
