import { type Card, suitOf, trumpSuitOf } from '@/engine/index.ts';
import { type TableFacts, areApart, isMaster, trickResult } from './table-facts.ts';

/**
 * What a card player would frown at:
 * - `takes-too-many`: takes a trick for sure when none is wanted, though another card was sure to lose;
 * - `misses-a-trick`: every trick is needed, and it leads a low card before a higher one of its suit, or
 *   anything that may lose before what cannot;
 * - `throws-winner`: a winner goes on a lost trick while the bid needs all winners, though a loser was there;
 * - `keeps-danger`: no trick is wanted, and on a lost trick it keeps the more dangerous card;
 * - `overpays`: takes a trick with a higher card than it needs to, though the bid needs the higher one later.
 */
export type OddPlay =
  | 'takes-too-many'
  | 'misses-a-trick'
  | 'throws-winner'
  | 'keeps-danger'
  | 'overpays';

const isTrump = (card: Card, { trump }: TableFacts): boolean => suitOf(card) === trumpSuitOf(trump);

const isHigherOf = (high: Card, low: Card, facts: TableFacts): boolean =>
  suitOf(high) === suitOf(low) &&
  facts.rankOf(high) > facts.rankOf(low) &&
  areApart(low, high, facts);

/** The share of the suit's unseen cards that are lower, 1 for a sure winner; null if nobody has the suit. */
function danger(card: Card, { unseen, rankOf }: TableFacts): number | null {
  const suit = unseen.filter((other) => suitOf(other) === suitOf(card));
  if (suit.length === 0) return null;
  return suit.filter((other) => rankOf(other) < rankOf(card)).length / suit.length;
}

/** The {@link danger} from which on a card is dangerous, and up to which it is harmless; set by hand. */
const DANGEROUS = 0.8;
const HARMLESS = 0.2;

/** Whether a card is bound to take a trick when its suit is led: high, with nothing low beside it. */
function isExposed(card: Card, facts: TableFacts): boolean {
  const suit = facts.hand.filter((other) => suitOf(other) === suitOf(card));
  return suit.every((other) => (danger(other, facts) ?? 0) >= DANGEROUS);
}

function oddWhenFull(card: Card, others: readonly Card[], facts: TableFacts): OddPlay | null {
  const losers = others.filter((other) => trickResult(other, facts) === 'loses');
  const result = trickResult(card, facts);
  // A trump that nobody can beat takes a trick whatever is played.
  if (facts.hand.some((each) => isTrump(each, facts) && isMaster(each, facts))) return null;
  if (result === 'wins') return losers.length > 0 ? 'takes-too-many' : null;
  if (result !== 'loses') return null;
  const isSafe = (danger(card, facts) ?? 1) <= HARMLESS;
  const isKept = losers.some(
    (other) =>
      isHigherOf(other, card, facts) ||
      (isSafe && !isTrump(other, facts) && isExposed(other, facts)),
  );
  return isKept ? 'keeps-danger' : null;
}

/** What a card is worth by a plain count of the rest of the round. */
function countOf(card: Card, facts: TableFacts): number {
  const { unseen, rankOf, hand } = facts;
  const higher = unseen.filter(
    (other) => suitOf(other) === suitOf(card) && rankOf(other) > rankOf(card),
  ).length;
  if (isTrump(card, facts)) return higher === 0 ? 1 : 0.5;
  const length = hand.filter((other) => suitOf(other) === suitOf(card)).length;
  return higher === 0 ? 0.9 : higher === 1 && length > 1 ? 0.5 : 0;
}

/** A hand counts as short from this far below the tricks needed: a count is rough. */
const ROUGHLY = 0.5;

/** Whether the hand counts to fewer tricks than needed without a card. */
const isShortWithout = (card: Card, need: number, facts: TableFacts): boolean =>
  facts.hand
    .filter((other) => other !== card)
    .reduce((sum, other) => sum + countOf(other, facts), 0) <
  need - ROUGHLY;

/** Whether the suit of a card may be led once this trick is lost: by another player, or by the hand itself. */
const mayBeLed = (card: Card, facts: TableFacts): boolean =>
  danger(card, facts) !== null || isTrump(card, facts) || facts.left > 2;

/** When a trick is taken for sure, or lost for sure, and more are needed. */
function oddWhenShort(card: Card, others: readonly Card[], facts: TableFacts): OddPlay | null {
  const { need } = facts;
  const result = trickResult(card, facts);
  const isWinner = (each: Card): boolean => isMaster(each, facts) && mayBeLed(each, facts);
  const isLoser = (other: Card): boolean =>
    trickResult(other, facts) === 'loses' && !isWinner(other) && !isTrump(other, facts);
  if (result === 'loses')
    return isWinner(card) && isShortWithout(card, need, facts) && others.some(isLoser)
      ? 'throws-winner'
      : null;
  const isCheaper = (other: Card): boolean =>
    trickResult(other, facts) === 'wins' && isHigherOf(card, other, facts);
  return result === 'wins' &&
    need > 1 &&
    isMaster(card, facts) &&
    isShortWithout(card, need - 1, facts) &&
    others.some(isCheaper)
    ? 'overpays'
    : null;
}

/** When no trick may be lost. */
function oddWhenAllAreNeeded(
  card: Card,
  others: readonly Card[],
  facts: TableFacts,
): OddPlay | null {
  const result = trickResult(card, facts);
  if (result === 'wins') return null;
  const isLead = facts.trick.length === 0;
  const isBetter = (other: Card): boolean =>
    isLead
      ? trickResult(other, facts) === 'wins' || isHigherOf(other, card, facts)
      : result === 'loses' && trickResult(other, facts) === 'wins';
  return others.some(isBetter) ? 'misses-a-trick' : null;
}

/** What is odd about a card, if anything. @param legal all cards that might have been played. */
export function oddPlay(card: Card, legal: readonly Card[], facts: TableFacts): OddPlay | null {
  const { need, left } = facts;
  const others = legal.filter((other) => other !== card);
  if (others.length === 0 || need < 0 || need > left) return null;
  if (need === 0) return oddWhenFull(card, others, facts);
  const isLost = need === left && legal.every((each) => trickResult(each, facts) === 'loses');
  if (isLost) return null;
  const missed = need === left ? oddWhenAllAreNeeded(card, others, facts) : null;
  return missed ?? oddWhenShort(card, others, facts);
}
