export const ui = {
  'dialog.close': 'Close',
  'pips.none': '0',
  'pips.bid': '{won} of {bid, plural, one {# trick} other {# tricks}} bid',
  'pips.unbid': '{won, plural, one {# trick} other {# tricks}} won',
} as const;
