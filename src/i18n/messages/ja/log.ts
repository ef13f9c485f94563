import type { Translation } from '../translation.ts';
import type { log as english } from '../en/log.ts';

export const log: Translation<typeof english> = {
  'log.caption': 'このラウンドのビッドとトリック。点はリード、輪は取った人',
  'log.none': 'まだカードが配られていません。',
  'log.trick': 'トリック{number}',
  'log.won': '取った',
};
