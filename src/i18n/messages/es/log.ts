import type { Words } from '../words.ts';
import type { log as english } from '../en/log.ts';

export const log: Words<typeof english> = {
  'log.caption':
    'Apuestas y bazas de esta ronda: un punto para quien salió, un anillo para quien se la llevó',
  'log.none': 'Aún no se ha repartido nada.',
  'log.trick': 'Baza {number}',
  'log.won': 'se la lleva',
};
