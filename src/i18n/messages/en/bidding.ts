export const bidding = {
  'bidding.heading': 'How many tricks will you win?',
  'bidding.bid': 'Bid {bid}',
  'bidding.soFar': '{sum} bid so far, {left, plural, =0 {none left} other {# left}} of {handSize}',
  'bidding.none': 'You bid first. {handSize, plural, one {# trick} other {# tricks}} to win.',
  'bidding.refused.hook': '{bid} is not allowed: the bids would add up to {handSize}',
  'bidding.refused.zero-limit':
    '0 is not allowed: you have bid 0 in {limit, plural, one {the last round} other {the last # rounds}}',
  'bidding.refused.bid-out-of-range': '{bid} is not allowed: there are only {max} tricks',
  'bidding.refused.bid-not-whole': 'A bid is a whole number',
} as const;
