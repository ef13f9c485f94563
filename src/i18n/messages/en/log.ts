export const log = {
  'log.title': 'This round',
  'log.caption': 'Bids and tricks of this round: a dot for who led, a ring for who took it',
  'log.none': 'Nothing has been dealt yet.',
  'log.tricks': 'Trick',
  'log.trick': 'Trick {number}',
  'log.bids': 'Bid',
  'log.won': 'took it',
} as const;
