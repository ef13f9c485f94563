import { type Card, RANKS, type Rank } from './card.ts';

/**
 * How high every rank is in a deck, from 0 the lowest to 12 the highest [DECK-1], [DECK-3]. High
 * jokers (`Z`) are above, low ones (`E`) below all ranks [JOKER-3].
 */
export type Ranking = Readonly<Record<Rank | 'Z' | 'E', number>>;

/** The ranking of an order that names each rank once: the compiler does not check that none is missing. */
const rankingFrom = (lowToHigh: readonly Rank[]): Ranking =>
  Object.fromEntries(
    ['E', ...lowToHigh, 'Z'].map((rank, place) => [rank, place - 1] as const),
  ) as Ranking;

/** Ace high: A K Q J 10 9 … 2 [CARD-1]. */
export const STANDARD_RANKING = rankingFrom(RANKS);

/** The Spanish order A 3 K Q J 7 6 5 4 2; the ranks that a Spanish deck lacks come below it [DECK-1]. */
export const SPANISH_RANKING = rankingFrom([
  ...(['8', '9', 'T'] as const),
  ...(['2', '4', '5', '6', '7', 'J', 'Q', 'K', '3', 'A'] as const),
]);

/** How high a card is within its suit: 12 for the highest rank; jokers are above or below all. */
export const rankValue = (card: Card, ranking: Ranking): number =>
  ranking[card.charAt(0) as keyof Ranking];
