import type { Translation } from '../translation.ts';
import type { ui as english } from '../en/ui.ts';

export const ui: Translation<typeof english> = {
  'dialog.close': 'Schließen',
  'row.next': '{row}, {next}',
  'pips.none': '0',
  'pips.bid': '{won} von {bid, plural, one {# angesagten Stich} other {# angesagten Stichen}}',
  'pips.unbid': '{won, plural, one {# Stich} other {# Stiche}} gemacht',
};
