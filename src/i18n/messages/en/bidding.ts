export const bidding = {
  'bidding.heading': 'How many tricks will you take?',
  'bidding.bid': 'Bid {bid}',
  'bidding.unseen': 'You see every card but your own',
  'bidding.first': 'You bid first',
  'bidding.together': 'All bids are revealed together',
  'bidding.unclaimed':
    '{left, plural, =0 {No tricks left unclaimed} one {# trick unclaimed} other {# tricks unclaimed}}',
  'bidding.nil': 'Nil',
  'bidding.nil.sure': 'Nil: sure?',
  'bidding.nil.points': '±{points}',
  'bidding.nil.ask':
    'Nil means taking no tricks: you gain {points, plural, one {# point} other {# points}} if you make it and lose as many if you don’t. Press again to bid nil.',
  'bidding.refused.hook': 'You can’t bid {bid}: the bids may not total {handSize}.',
  'bidding.refused.zero-limit':
    'You can’t bid 0: you bid 0 in {limit, plural, one {the last round} other {each of the last # rounds}}.',
  'bidding.refused.bid-out-of-range':
    'You can’t bid {bid}: {max, plural, one {there is only # trick} other {there are only # tricks}}.',
  'bidding.refused.bid-not-whole': 'A bid is a whole number.',

  'naming.heading': 'Name trump',
  'naming.other': '{name} names trump',
  'naming.done': '{name} named trump',
  'naming.doneYou': 'You named trump',
  'trump.why.you.highest': 'You bid highest ({bid})',
  'trump.why.you.first': 'You were first to bid {bid}, the highest',
  'trump.why.you.nearest': 'You bid {bid}, the highest, and sit nearest the dealer’s left',
  'trump.why.you.zero': 'Everyone bid 0, and you sit to the dealer’s left',
  'trump.why.other.highest': '{name} bid highest ({bid})',
  'trump.why.other.first': '{name} was first to bid {bid}, the highest',
  'trump.why.other.nearest': '{name} bid {bid}, the highest, and sits nearest the dealer’s left',
  'trump.why.other.zero': 'Everyone bid 0, and {name} sits to the dealer’s left',
  'trump.coming': 'then {trumps}',
  'trick.heading': 'Trick',
  'trick.led': '{suit} led',
  'trick.winning': '{name} is winning',
  'trick.youWinning': 'You are winning',
  'trick.card': '{name}: {card}',
  'trick.cardWinning': '{name}: {card}, winning',
  'trick.order': 'Every suit but the one led is trump',
  'trick.orderLed': 'Every other suit is trump',
  'trick.orderSaid':
    'Trumps compare by rank, then by suit: clubs lowest, then diamonds, hearts, spades',
} as const;
