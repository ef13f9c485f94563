/** The guide: what cards, bids and seats are worth. Its figures are measured and filled in. */
export const guide = {
  'guide.title': 'What cards are worth',
  'guide.back': 'Leave the guide',
  'guide.intro':
    'Measured in {deals} deals of {game}, played to the end by experts who see only their own hands. ± is the 95% interval. In averages, every hand size from 1 to 10 has the same weight.',
  'guide.handSize': 'Cards in hand',
  'guide.rare': 'too rare',

  'guide.cards': 'Does a card take a trick?',
  'guide.suit': 'Suit',
  'guide.side': 'Side suit',
  'guide.length': 'Cards of its suit in hand',
  'guide.card': 'Card',
  'guide.takes': 'Takes a trick',
  'guide.byLength': '{card}, {suit}: by length of its suit',
  'guide.cards.note': 'Every card dealt counts, even one given away on purpose.',
  'guide.say.cards':
    'With ten cards, a side-suit ace takes a trick {ace} of the time, a side-suit king {king}, and a low trump (2 to 6) {low}.',
  'guide.say.alone':
    'With ten cards, a singleton king takes a trick {alone} of the time; with one other card of its suit, {two}.',

  'guide.bids': 'How often is a bid made?',
  'guide.share': 'Of all bids',
  'guide.say.made':
    '{made} of all bids are made: {zero} of bids of 0, {one} of bids of 1, {more} of bids of 3 or more.',
  'guide.say.zeros': '{zeros} of all bids are 0.',

  'guide.seats': 'Hook, lead and seat',
  'guide.seat.first': '1 (leads)',
  'guide.withHook': 'Made, with the hook',
  'guide.withoutHook': 'Made, without it',
  'guide.say.barred':
    'In {barred} of rounds without the hook, the dealer bids the number that it would forbid.',
  'guide.say.hook': 'The hook costs the dealer {points} points a round.',
  'guide.say.dealerFree':
    'Without the hook, whoever bids last gets {points} more points a round than the others.',
  'guide.say.dealerHook':
    'With the hook, the dealer still gets {points} more points a round than the others.',
  'guide.say.dealerEven': 'With the hook, the dealer doesn’t clearly get more than the others.',
  'guide.say.leadTricks':
    'Whoever leads first takes {points} more tricks a round than each of the others.',
  'guide.say.leadLess':
    'Bidding and leading first costs {points} points a round compared with the others.',
  'guide.say.leadMore':
    'Bidding and leading first brings {points} points a round compared with the others.',
} as const;
