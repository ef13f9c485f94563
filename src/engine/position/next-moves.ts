import type { Card } from '../cards/card.ts';
import { playContext, toAct } from '../game/turn.ts';
import { deckOf } from '../rulesets/deck.ts';
import type { Seat } from '../seats.ts';
import { playRefusal } from '../trick/trick.ts';
import { type HiddenCards, isDealPossible } from './hidden-cards.ts';
import { type Position, knownHand } from './position.ts';
import type { RebuiltPosition } from './rebuild.ts';

/** The cards that a seat is known to have in its hand still. */
function heldBy(position: Position, seat: Seat): readonly Card[] {
  const played = new Set<Card>();
  for (const move of position.moves) if (move.type === 'play') played.add(move.card);
  return knownHand(position, seat).filter((card) => !played.has(card));
}

/** What is hidden once a seat has turned out to hold one of the unseen cards. */
const without = ({ unseen, missing, mayHold }: HiddenCards, seat: Seat, shown: Card) => ({
  unseen: unseen.filter((card) => card !== shown),
  missing: missing.map((count, each) => (each === seat ? count - 1 : count)),
  mayHold,
});

/**
 * The cards that the seat to play could play: its legal cards or, if its hand is not fully known, also every
 * card that it may hold and could legally play. None outside the play phase.
 * @param rebuilt the state of the position, and what is hidden in it
 */
export function possibleCards(position: Position, rebuilt: RebuiltPosition): readonly Card[] {
  const { state, hidden } = rebuilt;
  const { round } = state;
  const [seat] = toAct(state);
  if (round.phase !== 'play' || seat === undefined) return [];
  const held = heldBy(position, seat);
  const context = playContext(state, round, seat);
  const isLegal = (card: Card, hand: readonly Card[]): boolean =>
    playRefusal(card, { ...context, hand }) === null;

  /** Whether a card may be played, and the rest be dealt so that no card of the seat forbids it. */
  function isPossible(card: Card): boolean {
    const isKnown = held.includes(card);
    const hand = isKnown ? held : [...held, card];
    if (!isLegal(card, hand)) return false;
    const rest = isKnown ? hidden : without(hidden, seat as Seat, card);
    const mayHold: HiddenCards['mayHold'] = (by, other) =>
      rest.mayHold(by, other) && (by !== seat || isLegal(card, [...hand, other]));
    return isDealPossible({ ...rest, mayHold });
  }

  const mayShow = new Set(held);
  if ((hidden.missing[seat] ?? 0) > 0)
    for (const card of hidden.unseen) if (hidden.mayHold(seat, card)) mayShow.add(card);
  return deckOf(position.rules).filter((card) => mayShow.has(card) && isPossible(card));
}
