import type { Translation } from '../translation.ts';
import type { ui as english } from '../en/ui.ts';

export const ui: Translation<typeof english> = {
  'dialog.close': 'Sluit',
  'row.next': '{row}, {next}',
  'pips.none': '0',
  'pips.bid': '{won} van {bid, plural, one {# geboden slag} other {# geboden slagen}}',
  'pips.unbid': '{won, plural, one {# slag} other {# slagen}} gehaald',
};
