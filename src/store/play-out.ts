import {
  type Command,
  type GameState,
  type Level,
  type Seed,
  UNSEEN,
  step,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import type { PositionMove } from '@/engine/position/index.ts';
import type { MoveRequest } from './ports/opponents.ts';
import { levelAt } from './seating.ts';

/** Who plays the human's cards, and what plays where no level is set. */
export const STAND_IN: Level = 'expert';

/** A move of a level. */
export type ChooseMove = (request: MoveRequest, signal: AbortSignal) => Promise<Command>;

/** The move of a command, with the card that its holder did not see [SIGHT-1]. */
function moveOf(state: GameState, command: Command): PositionMove {
  if (command.type === 'deal') throw new Error('no deal within a round');
  if (command.type !== 'play') return command;
  const hand = state.round.phase === 'play' ? state.round.hands[command.seat] : undefined;
  const card = command.card === UNSEEN ? hand?.[0] : command.card;
  if (card === undefined) throw new Error('no card to play');
  return { ...command, card };
}

const isPlayed = ({ round: { phase } }: GameState): boolean =>
  phase === 'scored' || phase === 'over';

/**
 * Plays a round to its end: every seat by its level, the human's by the expert. Each gets its view and
 * nothing else. Rejects if a move is missing or illegal, or `signal` was aborted.
 */
export async function playOut(
  start: GameState,
  choose: ChooseMove,
  aiSeed: Seed,
  signal: AbortSignal,
): Promise<readonly PositionMove[]> {
  const moves: PositionMove[] = [];
  let state = start;
  while (!isPlayed(state)) {
    const [seat = 0] = toAct(state);
    const level = levelAt(state.header, seat) ?? STAND_IN;
    const request = { view: viewFor(state, seat), level, aiSeed };
    // One after the other: each decision changes what the next one is about.
    const command = await choose(request, signal);
    const carried = step(state, command);
    if (!carried.ok) throw new Error(`seat ${seat} made no move that is allowed`);
    moves.push(moveOf(state, command));
    ({ state } = carried.value);
  }
  return moves;
}
