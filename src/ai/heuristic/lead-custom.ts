import { NO_TRUMP, above, maskIn, size } from './card-sets.ts';
import { isUsual } from './last-card.ts';
import type { Situation } from './situation.ts';
import type { BestCard } from './trick-probability.ts';

// What estimates miss about a lead by a hand that needs some of the tricks left but not all, in standard points. Set
// by 2,952 such leads of hard, each card valued by a hint (decision 085).

/**
 * The top trump, with another trump in the hand: it takes its trick whenever it is played, and led early it draws the
 * trumps that would have beaten the other one.
 */
const TOP_TRUMP = -2;
/** Up to so many cards in the hand, lookahead judges side suits better (decision 083). */
const LAST_CARDS = 3;
/** A single card of a side suit, with two trumps or more: a void lets the hand choose when to ruff. */
const SINGLETON = 1;
/** A card of a side suit under a winner of that suit, which would take a trick later. */
const UNDER_WINNER = -1;

const highestRank = (mask: number): number => 31 - Math.clz32(mask);

/** What to add to the estimate of a lead, in standard points. */
export function leadCustom(situation: Situation, { suit, rank }: BestCard): number {
  const { hand, unseen, trump, needs, seat, left } = situation;
  const need = needs[seat] as number;
  if (trump >= NO_TRUMP || need <= 0 || need >= left || !isUsual(situation, hand)) return 0;
  const own = maskIn(hand, suit);
  const trumps = size(maskIn(hand, trump));
  const wins = (each: number): boolean => above(maskIn(unseen, suit), each) === 0;
  if (suit === trump) return trumps > 1 && wins(rank) ? TOP_TRUMP : 0;
  if (wins(rank) || left <= LAST_CARDS) return 0;
  if (size(own) === 1) return trumps > 1 ? SINGLETON : 0;
  return wins(highestRank(own)) ? UNDER_WINNER : 0;
}
