import { NO_TRUMP, above, below, maskIn, size } from './card-sets.ts';
import { isUsual } from './last-card.ts';
import type { Situation } from './situation.ts';
import type { BestCard } from './trick-probability.ts';

// What estimates miss about a lead, in standard points. Set by leads of hard, each card valued by a hint (decisions
// 085, 089 and 092).

/**
 * The top trump, with another trump in the hand: it takes its trick whenever it is played, and led early it draws the
 * trumps that would have beaten the other one.
 */
const TOP_TRUMP = -2;
/** Up to so many cards in the hand, lookahead judges side suits better (decision 083). */
const LAST_CARDS = 3;
/** Up to so many cards in the hand, lengths and trumps to unload gained nothing. */
const FEW_CARDS = 4;
/** A single card of a side suit, with two trumps or more: a void lets the hand choose when to ruff. */
const SINGLETON = 1;
/** A card of a side suit under a winner of that suit, which would take a trick later. */
const UNDER_WINNER = -1;
/**
 * The second-best card of a side suit, which is kept for when the best one has gone: a king from king and seven, but
 * not from king and queen.
 */
const UNSUPPORTED = -1;
/** For every card of a side suit beyond the second one: short suits are led, since voids let the hand ruff or discard. */
const LENGTH = -0.25;
/**
 * A trump above another one, when no more tricks are needed: it is unloaded while two or more unseen trumps beat it, and
 * the lower one is kept.
 */
const UNLOADED_TRUMP = 1.5;

const highestRank = (mask: number): number => 31 - Math.clz32(mask);

/** Whether one unseen card beats this one, and others lie between it and the next lower card of the hand. */
function isUnsupported(own: number, unseen: number, rank: number): boolean {
  const lower = below(own, rank);
  if (lower === 0 || size(above(unseen, rank)) !== 1) return false;
  return above(below(unseen, rank), highestRank(lower)) !== 0;
}

/** {@link leadCustom} for a side suit, by a hand that needs some of the tricks left but not all. */
function sideCustom({ hand, unseen, trump, left }: Situation, { suit, rank }: BestCard): number {
  const own = maskIn(hand, suit);
  const others = maskIn(unseen, suit);
  const wins = (each: number): boolean => above(others, each) === 0;
  if (wins(rank) || left <= LAST_CARDS) return 0;
  if (size(own) === 1) return size(maskIn(hand, trump)) > 1 ? SINGLETON : 0;
  if (isUnsupported(own, others, rank)) return UNSUPPORTED;
  return wins(highestRank(own)) ? UNDER_WINNER : 0;
}

/** What to add to the estimate of a lead, in standard points. */
export function leadCustom(situation: Situation, card: BestCard): number {
  const { hand, unseen, trump, needs, seat, left } = situation;
  const need = needs[seat] as number;
  if (trump >= NO_TRUMP || need < 0 || need >= left || !isUsual(situation, hand)) return 0;
  const own = maskIn(hand, card.suit);
  const higher = size(above(maskIn(unseen, card.suit), card.rank));
  if (need === 0) {
    const isUnloaded =
      card.suit === trump && left > FEW_CARDS && below(own, card.rank) !== 0 && higher > 1;
    return isUnloaded ? UNLOADED_TRUMP : 0;
  }
  if (card.suit === trump) return size(own) > 1 && higher === 0 ? TOP_TRUMP : 0;
  const length = left > FEW_CARDS ? LENGTH * (size(own) - 2) : 0;
  return sideCustom(situation, card) + length;
}
