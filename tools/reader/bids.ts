import {
  type DealtView,
  NAMEABLE_TRUMPS,
  type PlayerView,
  type Trump,
  suitOf,
  trumpSuitOf,
} from '@/engine/index.ts';
import { type TableFacts, isMaster, tableFactsOf } from './table-facts.ts';

/** The range of sensible bids for a hand, and a plain count of its tricks. */
export interface BidRange {
  /** Tricks that the hand takes whatever happens. */
  readonly sure: number;
  /** A plain count: high cards, trumps and length. */
  readonly count: number;
  /** Tricks that the hand takes if everything goes well. */
  readonly max: number;
}

/** Ranks, from 0 for a two. */
const ACE = 12;
const KING = 11;
const QUEEN = 10;
const JACK = 9;
/** From this place in a suit on cards are long; without trump even the third card may run. */
const LONG = 4;
const LONG_WITHOUT_TRUMP = 2;

/** A card in its suit: its rank, how many of the suit are higher, and how long the suit is. */
interface Place {
  readonly rank: number;
  readonly above: number;
  readonly length: number;
}

function countWithTrump({ rank, above, length }: Place, isTrump: boolean): number {
  if (isTrump) return rank >= JACK || above >= LONG ? 1 : 0.5;
  if (rank === ACE) return 0.9;
  if (rank === KING) return length > 1 ? 0.6 : 0.4;
  return rank === QUEEN && length > 2 ? 0.25 : 0;
}

function maxWithTrump({ rank, above, length }: Place, isTrump: boolean): number {
  if (isTrump || rank === ACE || above >= LONG) return 1;
  if (rank === KING) return length > 1 ? 1 : 0.5;
  return rank === QUEEN && length > 2 ? 1 : 0;
}

const countWithoutTrump = ({ rank, above }: Place): number =>
  rank === ACE ? 1 : rank === KING || above >= LONG_WITHOUT_TRUMP ? 0.6 : rank >= JACK ? 0.3 : 0;

const maxWithoutTrump = ({ rank, above }: Place): number =>
  rank >= JACK || above >= LONG_WITHOUT_TRUMP ? 1 : 0.5;

function rangeUnder(facts: TableFacts, trump: Trump | null): BidRange {
  const { hand, rankOf } = facts;
  const trumpSuit = trumpSuitOf(trump);
  let count = 0;
  let max = 0;
  for (const card of hand) {
    const suit = hand.filter((other) => suitOf(other) === suitOf(card));
    const above = suit.filter((other) => rankOf(other) > rankOf(card)).length;
    const place = { rank: rankOf(card), above, length: suit.length };
    const isTrump = suitOf(card) === trumpSuit;
    count += trumpSuit === null ? countWithoutTrump(place) : countWithTrump(place, isTrump);
    max += trumpSuit === null ? maxWithoutTrump(place) : maxWithTrump(place, isTrump);
  }
  const sure = hand.filter((card) => suitOf(card) === trumpSuit && isMaster(card, facts)).length;
  return { sure, count, max: Math.ceil(max) };
}

/** The range for a seat that is to bid; over all trumps that may be named. Null where nothing can be said. */
export function bidRange(view: PlayerView, round: DealtView): BidRange | null {
  const facts = tableFactsOf(view, round);
  if (facts === null) return null;
  if (round.trump !== null) return rangeUnder(facts, round.trump);
  const ranges = NAMEABLE_TRUMPS.map((trump) => rangeUnder(facts, trump));
  return {
    sure: 0,
    count: Math.max(...ranges.map(({ count }) => count)),
    max: Math.max(...ranges.map(({ max }) => max)),
  };
}

/** A bid this many tricks above a plain count is far from it. */
export const FAR = 3;

/** One trick more than if everything goes well: the others may fall short of tricks. */
const SPARE = 1;

export type OddBid = 'bid-too-high' | 'bid-too-low';

/** What is odd about a bid, if a better one was allowed. */
export function oddBid(
  { sure, max }: BidRange,
  bid: number,
  allowed: readonly number[],
): OddBid | null {
  const isSensible = (each: number): boolean => each >= sure && each <= max + SPARE;
  if (isSensible(bid) || !allowed.some(isSensible)) return null;
  return bid < sure ? 'bid-too-low' : 'bid-too-high';
}
