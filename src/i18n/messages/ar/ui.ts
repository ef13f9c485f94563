import type { Words } from '../words.ts';
import type { ui as english } from '../en/ui.ts';

export const ui: Words<typeof english> = {
  'dialog.close': 'إغلاق',
  'row.next': '{row}، {next}',
  'pips.none': '0',
  'pips.bid':
    '{won} من أصل {bid, plural, zero {صفر لمّات مطلوبة} one {لمّة واحدة مطلوبة} two {لمّتين مطلوبتين} few {# لمّات مطلوبة} many {# لمّة مطلوبة} other {# لمّة مطلوبة}}',
  'pips.unbid':
    '{won, plural, zero {لم تُربح أي لمّة} one {رُبحت لمّة واحدة} two {رُبحت لمّتان} few {رُبحت # لمّات} many {رُبحت # لمّة} other {رُبحت # لمّة}}',
};
