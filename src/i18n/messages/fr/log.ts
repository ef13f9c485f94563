import type { Translation } from '../translation.ts';
import type { log as english } from '../en/log.ts';

export const log: Translation<typeof english> = {
  'log.caption':
    'Annonces et plis de cette manche : un point pour l’entame, un cercle pour qui fait le pli',
  'log.none': 'Rien n’est encore distribué.',
  'log.trick': 'Pli {number}',
  'log.won': 'fait le pli',
};
