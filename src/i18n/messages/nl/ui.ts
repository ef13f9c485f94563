import type { Words } from '../words.ts';
import type { ui as english } from '../en/ui.ts';

export const ui: Words<typeof english> = {
  'dialog.close': 'Sluit',
  'row.next': '{row}, {next}',
  'pips.none': '0',
  'pips.bid': '{won} van {bid, plural, one {# geboden slag} other {# geboden slagen}}',
  'pips.unbid': '{won, plural, one {# slag} other {# slagen}} gehaald',
};
