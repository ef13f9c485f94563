import type { Translation } from '../translation.ts';
import type { ui as english } from '../en/ui.ts';

export const ui: Translation<typeof english> = {
  'dialog.close': 'बंद करें',
  'row.next': '{row}, {next}',
  'pips.none': '0',
  'pips.bid': 'बोली {bid, plural, one {# हाथ} other {# हाथ}}, बने {won}',
  'pips.unbid': '{won, plural, one {# हाथ बना} other {# हाथ बने}}',
};
