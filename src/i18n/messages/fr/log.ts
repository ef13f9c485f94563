import type { Words } from '../words.ts';
import type { log as english } from '../en/log.ts';

export const log: Words<typeof english> = {
  'log.title': 'Cette manche',
  'log.caption':
    'Annonces et plis de cette manche : un point pour qui a entamé, un cercle pour qui l’a emporté',
  'log.none': 'Rien n’est encore distribué.',
  'log.tricks': 'Pli',
  'log.trick': 'Pli {number}',
  'log.bids': 'Dit',
  'log.won': 'l’emporte',
};
