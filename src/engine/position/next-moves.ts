import type { Card } from '../cards/card.ts';
import { deckOf } from '../rulesets/deck.ts';
import { keyedSource } from '../cards/random.ts';
import { toAct } from '../game/turn.ts';
import type { GameState } from '../game/state.ts';
import { type Position, type PositionMove, knownHand } from './position.ts';
import { rebuildPosition } from './rebuild.ts';

/** The seed of a trial deal: only whether a deal exists matters. */
const TRIAL_SEED = '0000000000000000000000000000000e';

/** Whether a position with one more move is possible. */
const isPossibleMove = (position: Position, move: PositionMove): boolean =>
  rebuildPosition({ ...position, moves: [...position.moves, move] }, keyedSource(TRIAL_SEED, []))
    .ok;

/**
 * The cards that the seat to play could play: its legal cards or, if its hand is not fully known, also every
 * card that it may hold and could legally play. None outside the play phase.
 * @param state the state rebuilt from the position
 */
export function possibleCards(position: Position, state: GameState): readonly Card[] {
  const [seat] = toAct(state);
  if (state.round.phase !== 'play' || seat === undefined) return [];
  const others = new Set<Card | null>([
    ...position.seats.flatMap((_, each) => (each === seat ? [] : knownHand(position, each))),
    position.turned,
  ]);
  return deckOf(position.rules).filter(
    (card) => !others.has(card) && isPossibleMove(position, { type: 'play', seat, card }),
  );
}
