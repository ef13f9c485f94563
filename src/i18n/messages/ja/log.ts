import type { Words } from '../words.ts';
import type { log as english } from '../en/log.ts';

export const log: Words<typeof english> = {
  'log.title': 'このラウンド',
  'log.caption': 'このラウンドのビッドとトリック。点はリード、輪はトリックを取った人',
  'log.none': 'まだカードが配られていません。',
  'log.tricks': 'トリック',
  'log.trick': 'トリック{number}',
  'log.bids': 'ビッド',
  'log.won': '取った',
};
