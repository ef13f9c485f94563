import type { log as english } from '../en/log.ts';
import type { Translation } from '../translation.ts';

export const log: Translation<typeof english> = {
  'log.caption': 'Rundans bud och stick: en prick är utspelet, en ring kortet som tog sticket',
  'log.none': 'Inga kort är utdelade än.',
  'log.trick': 'Stick {number}',
  'log.won': 'tog det',
};
