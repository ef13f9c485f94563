export const ui = {
  'dialog.close': 'Close',
  'row.next': '{row}, {next}',
  'pips.none': '0',
  'pips.bid': '{won} of {bid, plural, one {# trick} other {# tricks}} bid',
  'pips.unbid': '{won, plural, one {# trick} other {# tricks}} taken',
} as const;
