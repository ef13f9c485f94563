import { type Card, isJoker, suitOf } from '../engine/index.ts';
import { type SeatContext, areEqual } from './certain-cards.ts';

/**
 * Whether a card player shows the higher of cards that take the same tricks: the top of a sequence in a lead for a
 * trick, and the one to get rid of when no more tricks are wanted (a side may have more than it needs). Otherwise it
 * is the lowest.
 */
const showsHigher = ({ isLead, need }: SeatContext): boolean => (isLead ? need > 0 : need <= 0);

/**
 * Of cards that take the same tricks, the one that a card player would play; in the order of the cards. The others
 * say the same, but look as if a high card were wasted, or a dangerous one kept.
 */
export function naturalCards(cards: readonly Card[], context: SeatContext): readonly boolean[] {
  const isBetter = showsHigher(context)
    ? context.isAbove
    : (other: Card, own: Card): boolean => context.isAbove(own, other);
  return cards.map(
    (own) =>
      isJoker(own) ||
      !cards.some(
        (other) =>
          suitOf(other) === suitOf(own) && isBetter(other, own) && areEqual(other, own, context),
      ),
  );
}
