export const bidding = {
  'bidding.heading': 'How many tricks will you win?',
  'bidding.bid': 'Bid {bid}',
  'bidding.unseen': 'You see every card but your own',
  'bidding.soFar':
    '{sum} bid so far, {left, plural, =0 {none left} one {# left} other {# left}} of {handSize}',
  'bidding.none': 'You bid first. {handSize, plural, one {# trick} other {# tricks}} to win.',
  'bidding.sealedSoFar':
    '{count, plural, =0 {Sealed: all bids are shown together} one {Sealed: # bid is in, all are shown together} other {Sealed: # bids are in, all are shown together}}',
  'bidding.sides':
    'Your side {ours}, the others {theirs}: {left, plural, =0 {none left} one {# left} other {# left}} of {handSize}',
  'bidding.partner.waiting': '{name}, your partner, has not bid yet',
  'bidding.partner.bid': '{name}, your partner, bid {bid}',
  'bidding.partner.nil': '{name}, your partner, bid nil',
  'bidding.partner.blindNil': '{name}, your partner, bid blind nil',
  'bidding.nil': 'Nil',
  'bidding.nil.sure': 'Nil – sure?',
  'bidding.nil.worth': '± {points}',
  'bidding.nil.ask':
    'Nil is a promise to win no trick: {points, plural, one {# point} other {# points}} if you keep it, as many lost if not. Press again to bid nil.',
  'bidding.refused.hook': '{bid} is not allowed: the bids would add up to {handSize}',
  'bidding.refused.zero-limit':
    '0 is not allowed: you have bid 0 in {limit, plural, one {the last round} other {the last # rounds}}',
  'bidding.refused.bid-out-of-range': '{bid} is not allowed: there are only {max} tricks',
  'bidding.refused.bid-not-whole': 'A bid is a whole number',

  'naming.heading': 'Name trump',
  'trump.why.you.highest': 'You bid highest: {bid}',
  'trump.why.you.first': 'You bid highest, {bid}, and bid it first',
  'trump.why.you.nearest': 'You bid highest, {bid}, and sit nearest to the dealer’s left',
  'trump.why.you.zero': 'Everybody bid 0, and you sit left of the dealer',
  'trump.why.other.highest': '{name} bid highest: {bid}',
  'trump.why.other.first': '{name} bid highest, {bid}, and bid it first',
  'trump.why.other.nearest': '{name} bid highest, {bid}, and sits nearest to the dealer’s left',
  'trump.why.other.zero': 'Everybody bid 0, and {name} sits left of the dealer',
} as const;
