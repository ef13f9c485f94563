import type { Words } from '../words.ts';
import type { log as english } from '../en/log.ts';

export const log: Words<typeof english> = {
  'log.caption':
    'Dichiarazioni e prese di questa mano: un punto per chi è uscito, un anello per chi ha preso',
  'log.none': 'Non è ancora stato distribuito nulla.',
  'log.trick': 'Presa {number}',
  'log.won': 'prende',
};
