import type { Translation } from '../translation.ts';
import type { log as english } from '../en/log.ts';

export const log: Translation<typeof english> = {
  'log.caption':
    'Biedingen en slagen van deze ronde: een stip bij wie uitkomt, een ring om wie de slag wint',
  'log.none': 'Er is nog niets gegeven.',
  'log.trick': 'Slag {number}',
  'log.won': 'wint de slag',
};
