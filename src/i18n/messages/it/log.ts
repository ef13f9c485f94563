import type { Translation } from '../translation.ts';
import type { log as english } from '../en/log.ts';

export const log: Translation<typeof english> = {
  'log.caption':
    'Dichiarazioni e prese di questa mano: il punto segna chi è uscito, l’anello chi ha preso',
  'log.none': 'Non è ancora stato distribuito nulla.',
  'log.trick': 'Presa {number}',
  'log.won': 'prende',
};
