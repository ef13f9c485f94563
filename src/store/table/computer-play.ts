import {
  type Command,
  type GameRecord,
  type GameState,
  type Level,
  type Seed,
  legalCommands,
  step,
  toAct,
  viewFor,
  stateAfter,
} from '@/engine/index.ts';
import type { MoveRequest } from '../ports/opponents.ts';
import { levelAt } from '../seating.ts';

/** A move of a level, from a view. */
export type ChooseMove = (request: MoveRequest, signal: AbortSignal) => Promise<Command>;

/** Who plays a game on, and how far. */
export interface ComputerPlay {
  readonly choose: ChooseMove;
  /** The level at the human's seat. */
  readonly level: Level;
  /** Whether it is far enough; a game that is over always is. */
  readonly isDone: (state: GameState) => boolean;
}

/** A command, with the state in which it was given. */
interface ComputerMove {
  readonly before: GameState;
  readonly command: Command;
}

/**
 * The moves that follow a state when a level plays at every seat. Levels get views and nothing else. Throws if a
 * move is missing or illegal, or `signal` was aborted.
 */
export async function* computerMoves(
  start: GameState,
  { choose, level, isDone }: ComputerPlay,
  signal: AbortSignal,
  aiSeed: Seed = start.header.aiSeed,
): AsyncGenerator<ComputerMove, void> {
  let state = start;
  while (!isDone(state) && state.round.phase !== 'over') {
    const [seat] = toAct(state);
    const [first] = legalCommands(state);
    const before = state;
    const request = (at: number): MoveRequest => ({
      view: viewFor(before, at),
      level: levelAt(before.header, at) ?? level,
      aiSeed,
    });
    // One after the other: each decision changes what the next one is about.
    const command = seat === undefined ? first : await choose(request(seat), signal);
    signal.throwIfAborted();
    const stepped = command === undefined ? null : step(before, command);
    if (command === undefined || stepped?.ok !== true)
      throw new Error(`the computer made no legal move at seat ${seat}`);
    yield { before, command };
    ({ state } = stepped.value);
  }
}

/** Plays a game on from the end of a record. Rejects where {@link computerMoves} throws. */
export async function continueGame(
  { header, commands }: GameRecord,
  play: ComputerPlay,
  signal: AbortSignal,
): Promise<GameRecord> {
  const more: Command[] = [];
  for await (const { command } of computerMoves(stateAfter({ header, commands }), play, signal))
    more.push(command);
  return { header, commands: [...commands, ...more] };
}
