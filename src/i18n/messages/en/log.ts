export const log = {
  'log.caption': 'Bids and tricks of this round: a dot marks the lead, a ring the winner',
  'log.none': 'Nothing has been dealt yet.',
  'log.trick': 'Trick {number}',
  'log.won': 'took it',
} as const;
