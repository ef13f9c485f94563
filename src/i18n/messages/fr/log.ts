import type { Words } from '../words.ts';
import type { log as english } from '../en/log.ts';

export const log: Words<typeof english> = {
  'log.caption':
    'Annonces et plis de cette manche : un point pour qui a entamé, un cercle pour qui l’a emporté',
  'log.none': 'Rien n’est encore distribué.',
  'log.trick': 'Pli {number}',
  'log.won': 'l’emporte',
};
