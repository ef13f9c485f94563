import type { Translation } from '../translation.ts';
import type { ui as english } from '../en/ui.ts';

export const ui: Translation<typeof english> = {
  'dialog.close': 'Chiudi',
  'row.next': '{row}, {next}',
  'pips.none': '0',
  'pips.bid': '{won} su {bid, plural, one {# presa dichiarata} other {# prese dichiarate}}',
  'pips.unbid': '{won, plural, one {# presa fatta} other {# prese fatte}}',
};
