import { type Card, type Suit, SUITS, isHighJoker, suitOf } from './card.ts';
import { type Ranking, rankValue } from './ranking.ts';

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

/** From high to low by rank, whatever the suit. */
export const byRank =
  (ranking: Ranking): Comparison =>
  (a, b) =>
    rankValue(b, ranking) - rankValue(a, ranking);

/** The place of a card's suit in an order of suits; high jokers before all suits, low ones after. */
function placeOf(card: Card, order: readonly Suit[]): number {
  const suit = suitOf(card);
  if (suit !== null) return order.indexOf(suit);
  return isHighJoker(card) ? -1 : order.length;
}

const DESCENDING = SUITS.toReversed();

/** From spades to clubs, each suit from high to low. */
export const bySuitAndRank =
  (ranking: Ranking): Comparison =>
  (a, b) =>
    placeOf(a, DESCENDING) - placeOf(b, DESCENDING) || byRank(ranking)(a, b);

const bySuit =
  (order: readonly Suit[], ranking: Ranking): Comparison =>
  (a, b) =>
    placeOf(a, order) - placeOf(b, order) || byRank(ranking)(a, b);

const COMPARISON = {
  'trump-first': (ranking, trump) => bySuit(trumpFirst(trump), ranking),
  suits: (ranking) => bySuit(ALTERNATING, ranking),
  ranks: (ranking, trump) => (a, b) =>
    byRank(ranking)(a, b) || bySuit(trumpFirst(trump), ranking)(a, b),
} as const satisfies Record<HandOrder, (ranking: Ranking, trump: Suit | null) => Comparison>;

/** Sorts a hand, each suit from high to low. */
export const sortHand = (
  hand: readonly Card[],
  ranking: Ranking,
  trump: Suit | null,
  order: HandOrder = 'trump-first',
): Card[] => hand.toSorted(COMPARISON[order](ranking, trump));
