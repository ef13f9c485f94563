import { type Card, isLowJoker, suitOf } from '../engine/index.ts';
import { type CertainCard, type SeatContext, areEqual } from './certain-cards.ts';

// What a card player prefers among cards of about equal value. Unlike avoiding a plain mistake, this may be
// wrong, so it decides only where the values are close.

/** Unseen cards of the suit that are higher. */
export const higherUnseen = (card: Card, { unseen, isAbove }: SeatContext): number =>
  unseen.filter((other) => isAbove(other, card)).length;

/** Whether nobody can hold a higher card of the suit once the trick is over. */
export const isWinner = (card: Card, context: SeatContext): boolean =>
  !isLowJoker(card) && higherUnseen(card, context) === 0;

/** The number of tricks that a player at a table would count for a card; a trump counts at least half. */
function countOf(card: Card, context: SeatContext): number {
  const higher = higherUnseen(card, context);
  if (context.isTrump(card)) return higher === 0 ? 1 : 0.5;
  if (isLowJoker(card)) return 0;
  return higher === 0 ? 0.9 : higher === 1 ? 0.4 : 0;
}

/** A count is rough: a hand is clearly short from this many tricks on. Set by hand. */
const CLEARLY_SHORT = 0.5;

/** Whether the bid would clearly be short of tricks without a card, by a plain count of the others. */
function isShortWithout(card: Card, need: number, context: SeatContext): boolean {
  const rest = context.hand.filter((other) => other !== card);
  return rest.reduce((sum, other) => sum + countOf(other, context), 0) <= need - CLEARLY_SHORT;
}

/** The share of the unseen cards of its suit over which a card wins, from 0 to 1. */
function dangerOf(card: Card, { unseen, isAbove }: SeatContext): number {
  const suit = unseen.filter((other) => suitOf(other) === suitOf(card));
  if (suit.length === 0) return 0;
  return suit.filter((other) => isAbove(card, other)).length / suit.length;
}

/** The {@link dangerOf} from which on a card is dangerous; set by hand. */
const MIN_DANGER = 0.8;
/** The {@link dangerOf} up to which a card is harmless; set by hand. */
const MAX_HARMLESS_DANGER = 0.2;

/** Whether a card is of a side suit of which the hand has only dangerous cards. */
const isExposed = (card: Card, context: SeatContext): boolean =>
  !context.isTrump(card) &&
  context.hand
    .filter((other) => suitOf(other) === suitOf(card))
    .every((other) => dangerOf(other, context) >= MIN_DANGER);

/**
 * Whether a card player would rather play the other of two cards that do the same to the trick:
 * - on a lost trick, with tricks still needed: a card that the bid does not depend on;
 * - on a lost trick, with none needed: a dangerous card instead of a harmless one;
 * - on a won trick, with more needed: the lower of two cards of a suit.
 */
export function isPreferred(other: CertainCard, own: CertainCard, context: SeatContext): boolean {
  const { need, isAbove, isTrump, hasHighCards } = context;
  if (!hasHighCards || own.trick === null || own.trick !== other.trick || need < 0) return false;
  const isLower = isAbove(own.card, other.card) && !areEqual(own.card, other.card, context);
  if (own.trick === 'wins')
    return isLower && need > 1 && isShortWithout(own.card, need - 1, context);
  if (need === 0)
    return dangerOf(own.card, context) <= MAX_HARMLESS_DANGER && isExposed(other.card, context);
  const isLoser = !isWinner(other.card, context) && !isTrump(other.card);
  return isWinner(own.card, context) && isLoser && isShortWithout(own.card, need, context);
}
