import { type Card, type Suit, rankValue, suitOf } from './card.ts';

/** Hand orders: suits with trump first, suits in a fixed order, or by rank. */
export const HAND_ORDERS = ['trump-first', 'suits', 'ranks'] as const;
export type HandOrder = (typeof HAND_ORDERS)[number];

/** Alternates black and red suits. */
const ALTERNATING: readonly Suit[] = ['S', 'H', 'C', 'D'];

/** The same, starting with trump. */
function trumpFirst(trump: Suit | null): readonly Suit[] {
  if (trump === null) return ALTERNATING;
  const start = ALTERNATING.indexOf(trump);
  return ALTERNATING.map((_, step) => ALTERNATING[(start + step) % 4] ?? trump);
}

type Comparison = (a: Card, b: Card) => number;

const bySuit =
  (order: readonly Suit[]): Comparison =>
  (a, b) =>
    order.indexOf(suitOf(a)) - order.indexOf(suitOf(b)) || rankValue(b) - rankValue(a);

const COMPARISON = {
  'trump-first': (trump) => bySuit(trumpFirst(trump)),
  suits: () => bySuit(ALTERNATING),
  ranks: (trump) => (a, b) => rankValue(b) - rankValue(a) || bySuit(trumpFirst(trump))(a, b),
} as const satisfies Record<HandOrder, (trump: Suit | null) => Comparison>;

/** Sorts a hand, each suit from high to low. */
export const sortHand = (
  hand: readonly Card[],
  trump: Suit | null,
  order: HandOrder = 'trump-first',
): Card[] => hand.toSorted(COMPARISON[order](trump));
