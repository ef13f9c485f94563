import { deckSize } from '../rulesets/deck.ts';
import { roundSizes } from '../rulesets/schedule.ts';
import type { Seat } from '../seats.ts';
import { showsDealersLast, turnsUpCard } from '../trump/trump.ts';
import { seesHand } from '../view/sight.ts';
import { type Position, knownHand } from './position.ts';
import type { HandSizeProblem } from './problem.ts';

/** The hand size of the round; 0 if there is no such round. */
export const handSizeOf = ({ rules, index }: Pick<Position, 'rules' | 'index'>): number =>
  roundSizes(rules)[index] ?? 0;

/**
 * The card that everyone sees and that decides trump: turned up [TRUMP-1], or where the whole deck is dealt
 * the dealer's last one [TRUMP-8]; null for none.
 */
export function trumpCardOf(position: Pick<Position, 'rules' | 'index'>): 'turned' | 'open' | null {
  const { rules, index } = position;
  const isWholeDeck = handSizeOf(position) * rules.players === deckSize(rules);
  if (isWholeDeck) return showsDealersLast(rules, index) ? 'open' : null;
  return turnsUpCard(rules, index) ? 'turned' : null;
}

/** The seats whose hands a seat sees in this round, once it has looked [SIGHT-1], [SP-2]. */
export function seenHands(position: Position, viewer: Seat): readonly Seat[] {
  const handSize = handSizeOf(position);
  return position.seats.flatMap((_, owner) =>
    seesHand(position.rules, handSize, viewer, owner) ? [owner] : [],
  );
}

/** The first hand that a seat sees and that is not wholly known; null if it can be the viewer. */
export function unknownHand(position: Position, viewer: Seat): HandSizeProblem | null {
  const expected = handSizeOf(position);
  for (const seat of seenHands(position, viewer)) {
    const { length: found } = knownHand(position, seat);
    if (found !== expected) return { kind: 'hand-size', seat, expected, found };
  }
  return null;
}
