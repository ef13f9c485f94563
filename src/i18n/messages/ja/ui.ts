import type { Words } from '../words.ts';
import type { ui as english } from '../en/ui.ts';

export const ui: Words<typeof english> = {
  'dialog.close': '閉じる',
  'row.next': '{row}、{next}',
  'pips.none': '0',
  'pips.bid': 'ビッド{bid}トリックのうち{won}獲得',
  'pips.unbid': '{won}トリック獲得',
};
