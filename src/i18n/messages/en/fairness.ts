export const fairness = {
  'fairness.title': 'Fair play',
  'fairness.intro':
    'All the cards of a game are fixed before your first bid. Opponents decide by what can be seen from their seats, and by nothing else.',
  'fairness.fixed': 'The cards are fixed: {fingerprint}…',
  'fairness.commitment': 'The fingerprint of these deals (SHA-256)',
  'fairness.insecure':
    'This address is not secure (https), so the browser cannot work out a fingerprint here.',
  'fairness.later':
    'Note it down if you like. When the game is over, the text that it was made from is shown here, with the seed of every shuffle. Whoever changed a single card would change the fingerprint.',
  'fairness.text': 'What the fingerprint was made from',
  'fairness.check.title': 'Check',
  'fairness.check.text':
    'Shuffles every round again from the seed, deals, and compares with every card that was played or turned up.',
  'fairness.noted': 'The fingerprint that you noted before the game, if you did',
  'fairness.check': 'Check the deals',
  'fairness.dealt':
    'All as dealt: {rounds, plural, one {# round} other {# rounds}} and {cards, plural, one {# card} other {# cards}} are those of the seed.',
  'fairness.notDealt': 'Not as dealt: rounds {rounds} differ from the seed.',
  'fairness.same': 'The fingerprint is the one that you noted.',
  'fairness.notSame': 'The fingerprint is not the one that you noted.',
  'fairness.yourself.title': 'Check it with other tools',
  'fairness.yourself.hash':
    'Any program for SHA-256 makes the same fingerprint from the same text. In a terminal:',
  'fairness.yourself.command': 'The fingerprint',
  'fairness.yourself.deal':
    'The shuffles come from a published generator, xoroshiro128+: the first jump draws the dealer, each further one shuffles a round. This program for Node prints the deck of a round:',
  'fairness.yourself.program': 'The deck of round 1',
  'fairness.copy': 'Copy',
  'fairness.copied': 'Copied.',
  'fairness.notCopied': 'It could not be copied. Select the text and copy it yourself.',
} as const;
