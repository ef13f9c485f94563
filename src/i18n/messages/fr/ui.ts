import type { Translation } from '../translation.ts';
import type { ui as english } from '../en/ui.ts';

export const ui: Translation<typeof english> = {
  'dialog.close': 'Fermer',
  'row.next': '{row}, {next}',
  'pips.none': '0',
  'pips.bid': '{won} sur {bid, plural, one {# pli annoncé} other {# plis annoncés}}',
  'pips.unbid': '{won, plural, one {# pli fait} other {# plis faits}}',
};
