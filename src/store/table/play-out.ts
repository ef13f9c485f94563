import {
  type Command,
  type GameState,
  type Level,
  type Seed,
  UNSEEN,
  isRoundOver,
} from '@/engine/index.ts';
import type { PositionMove } from '@/engine/position/index.ts';
import { type PlayOn, playedOn } from './play-on.ts';

/** Who plays the human's cards, and what plays where no level is set. */
export const STAND_IN: Level = 'expert';

/** The move of a command, with the card that its holder did not see [SIGHT-1]. */
function moveOf(state: GameState, command: Command): PositionMove {
  if (command.type === 'deal') throw new Error('no deal within a round');
  if (command.type !== 'play') return command;
  const hand = state.round.phase === 'play' ? state.round.hands[command.seat] : undefined;
  const card = command.card === UNSEEN ? hand?.[0] : command.card;
  if (card === undefined) throw new Error('no card to play');
  return { ...command, card };
}

/**
 * Plays a round to its end: every seat by its level, the human's by the expert. Rejects where
 * {@link playedOn} throws.
 */
export async function playOut(
  start: GameState,
  choose: PlayOn['choose'],
  aiSeed: Seed,
  signal: AbortSignal,
): Promise<readonly PositionMove[]> {
  const players = {
    choose,
    level: STAND_IN,
    isDone: ({ round }: GameState) => isRoundOver(round.phase),
  };
  const moves: PositionMove[] = [];
  for await (const { before, command } of playedOn(start, players, signal, aiSeed))
    moves.push(moveOf(before, command));
  return moves;
}
