import {
  type Command,
  type GameState,
  type Level,
  type Seed,
  UNSEEN,
  isRoundOver,
} from '@/engine/index.ts';
import type { PositionMove } from '@/engine/position/index.ts';
import { type ChooseMove, computerMoves } from '../table/computer-play.ts';

/** The level that plays the human's cards. */
export const HUMAN_SEAT_LEVEL: Level = 'expert';

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
 * The moves to the end of a round when every seat plays by its level, the human's by the expert. Rejects where
 * {@link computerMoves} throws.
 */
export async function finishRound(
  start: GameState,
  choose: ChooseMove,
  aiSeed: Seed,
  signal: AbortSignal,
): Promise<readonly PositionMove[]> {
  const play = {
    choose,
    level: HUMAN_SEAT_LEVEL,
    isDone: ({ round }: GameState) => isRoundOver(round.phase),
  };
  const moves: PositionMove[] = [];
  for await (const { before, command } of computerMoves(start, play, signal, aiSeed))
    moves.push(moveOf(before, command));
  return moves;
}
