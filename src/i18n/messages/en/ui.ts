export const ui = {
  'dialog.close': 'Close',
  'pips.bid': '{won} of {bid, plural, one {# trick} other {# tricks}} bid',
  'pips.unbid': '{won, plural, one {# trick} other {# tricks}} won',
} as const;
