import type { Translation } from '../translation.ts';
import type { ui as english } from '../en/ui.ts';

export const ui: Translation<typeof english> = {
  'dialog.close': 'إغلاق',
  'row.next': '{row}، {next}',
  'pips.none': '0',
  'pips.bid':
    '{won} من أصل {bid, plural, zero {صفر لمّات مطلوبة} one {لمّة واحدة مطلوبة} two {لمّتين مطلوبتين} few {# لمّات مطلوبة} many {# لمّة مطلوبة} other {# لمّة مطلوبة}}',
  'pips.unbid':
    '{won, plural, zero {لم تؤخذ أي لمّة} one {أُخذت لمّة واحدة} two {أُخذت لمّتان} few {أُخذت # لمّات} many {أُخذت # لمّة} other {أُخذت # لمّة}}',
};
