import type { Translation } from '../translation.ts';
import type { ui as english } from '../en/ui.ts';

export const ui: Translation<typeof english> = {
  'dialog.close': '閉じる',
  'row.next': '{row}、{next}',
  'pips.none': '0',
  'pips.bid': 'ビッド{bid}トリックのうち{won}獲得',
  'pips.unbid': '{won}トリック獲得',
};
