import type { ui as english } from '../en/ui.ts';
import type { Translation } from '../translation.ts';

export const ui: Translation<typeof english> = {
  'dialog.close': 'Stäng',
  'row.next': '{row}, {next}',
  'pips.none': '0',
  'pips.bid': '{won} av {bid, plural, one {# bjudet stick} other {# bjudna stick}}',
  'pips.unbid': '{won, plural, one {# taget stick} other {# tagna stick}}',
};
