import { type Card, SUITS, type Suit, rankValue, suitOf } from './card.ts';

/**
 * The suits in the order in which a hand is held: trump first, then black and red in turn, so that
 * two suits of one colour are never neighbours if that can be had.
 */
function suitOrder(trump: Suit | null): readonly Suit[] {
  const alternating: readonly Suit[] = ['S', 'H', 'C', 'D'];
  if (trump === null) return alternating;
  const start = alternating.indexOf(trump);
  return SUITS.map((_, step) => alternating[(start + step) % 4] ?? trump);
}

/** A hand as one holds it: by suit with trump first, in each suit from high to low. */
export function sortHand(hand: readonly Card[], trump: Suit | null): Card[] {
  const order = suitOrder(trump);
  return hand.toSorted(
    (a, b) => order.indexOf(suitOf(a)) - order.indexOf(suitOf(b)) || rankValue(b) - rankValue(a),
  );
}
