import { type Card, suitOf } from '@/engine/cards/card.ts';

/** After how many cards of the hand a suit ends; none if it is not sorted by suits. Hidden cards count as one suit. */
export function suitEnds(hand: readonly { readonly card: Card | null }[]): readonly number[] {
  const suits = hand.map(({ card }) => card && suitOf(card));
  const ends = suits.flatMap((suit, index) => (suit === suits[index + 1] ? [] : [index + 1]));
  return ends.length === new Set(suits).size ? ends : [];
}
