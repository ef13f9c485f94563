import { type Card, suitOf } from '@/engine/cards/card.ts';
import type { Fan } from './fan.ts';

/** The largest difference of two rows that break between suits, in cards. */
const MAX_ROW_DIFFERENCE = 3;

export interface FannedCard {
  readonly id: string;
  /** null if hidden from its holder. */
  readonly card: Card | null;
}

/** A hand as it was laid out. */
export interface FannedHand {
  readonly ids: readonly string[];
  readonly fan: Fan;
}

/** After how many cards a suit ends; none if the hand is not sorted by suits. Hidden cards count as one suit. */
function suitEnds(hand: readonly FannedCard[]): readonly number[] {
  const suits = hand.map(({ card }) => card && suitOf(card));
  const ends = suits.flatMap((suit, index) => (suit === suits[index + 1] ? [] : [index + 1]));
  return ends.length === new Set(suits).size ? ends : [];
}

/** How many cards are left of each row, from above; none if they are not the rest of that hand. */
function keptRows(hand: readonly FannedCard[], { ids, fan }: FannedHand): readonly number[] {
  const isLeft = (id: string) => hand.some((card) => card.id === id);
  if (ids.filter(isLeft).join() !== hand.map(({ id }) => id).join()) return [];
  return Array.from(
    { length: fan.rows },
    (_, row) => ids.filter((id, index) => isLeft(id) && fan.places[index]?.row === row).length,
  );
}

/**
 * How long rows may be, from above, the preferred ones first: as they were before a card was played,
 * so that no card changes rows; then two that break where suits end, if they stay about equal.
 */
export function rowLengths(
  hand: readonly FannedCard[],
  before: FannedHand | null,
): readonly (readonly number[])[] {
  const difference = (upper: number) => Math.abs(2 * upper - hand.length);
  const broken = suitEnds(hand)
    .filter((upper) => difference(upper) <= MAX_ROW_DIFFERENCE)
    .toSorted((a, b) => difference(a) - difference(b) || b - a)
    .map((upper) => [upper, hand.length - upper]);
  return before === null ? broken : [keptRows(hand, before), ...broken];
}
