export const fairness = {
  'fairness.intro':
    'Every card of a game is set before your first bid. Opponents decide only by what can be seen from their seats.',
  'fairness.sealed': 'Fair play: check the shuffle',
  'fairness.commitment': 'Fingerprint of these deals (SHA‑256)',
  'fairness.insecure':
    'This page wasn’t loaded over https, so your browser can’t compute a fingerprint here.',
  'fairness.later':
    'Note it down if you like. After the game, the text it was made from is shown here, with the seed of every shuffle. Changing a single card would change the fingerprint.',
  'fairness.text': 'What the fingerprint was made from',
  'fairness.check.title': 'Check the deals',
  'fairness.check.text':
    'Shuffles every round again from the seed, deals, and compares each card that was played or turned up.',
  'fairness.noted': 'The fingerprint you noted before the game, if you did',
  'fairness.check': 'Check',
  'fairness.dealt':
    'Everything matches: {rounds, plural, one {# round} other {# rounds}} and {cards, plural, one {# card} other {# cards}} came from the seed.',
  'fairness.notDealt': 'These rounds don’t match the seed: {rounds}.',
  'fairness.same': 'The fingerprint matches the one you noted.',
  'fairness.notSame': 'The fingerprint doesn’t match the one you noted.',
  'fairness.yourself.title': 'Check it with other tools',
  'fairness.yourself.hash':
    'Any SHA-256 tool makes the same fingerprint from the same text. In a terminal:',
  'fairness.yourself.command': 'Command for the fingerprint',
  'fairness.yourself.deal':
    'The shuffles come from a published generator, xoroshiro128+: its first jump draws the dealer, and each further jump shuffles one round. This Node program prints a round’s deck:',
  'fairness.yourself.program': 'Program for the deck of round 1',
  'fairness.copy': 'Copy',
} as const;
