import type { Translation } from '../translation.ts';
import type { log as english } from '../en/log.ts';

export const log: Translation<typeof english> = {
  'log.caption':
    'Apuestas y bazas de esta ronda: el punto marca quién salió; el anillo, quién se llevó la baza',
  'log.none': 'Aún no se ha repartido nada.',
  'log.trick': 'Baza {number}',
  'log.won': 'se la lleva',
};
