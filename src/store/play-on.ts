import {
  type Command,
  type GameRecord,
  type GameState,
  type Level,
  fold,
  legalCommands,
  step,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import type { MoveRequest } from './ports/opponents.ts';
import { levelAt } from './seating.ts';

/** Who plays a game on, and how far. */
export interface PlayOn {
  /** A move of a level, from a view. */
  readonly choose: (request: MoveRequest, signal: AbortSignal) => Promise<Command>;
  /** The level at the human's seat. */
  readonly level: Level;
  /** Whether it is far enough; a game that is over always is. */
  readonly isDone: (state: GameState) => boolean;
}

/**
 * The state at the end of a record.
 * @throws if the record cannot be folded; callers validate records from outside
 */
export function stateOf(record: GameRecord): GameState {
  const folded = fold(record);
  if (!folded.ok) throw new Error(`no such game: ${JSON.stringify(folded.error)}`);
  return folded.value;
}

/**
 * Plays a game on from the end of a record: every seat by its level. Players get views and nothing else.
 * Rejects if a move is missing or illegal, or `signal` was aborted.
 */
export async function playOn(
  before: GameRecord,
  { choose, level, isDone }: PlayOn,
  signal: AbortSignal,
): Promise<GameRecord> {
  const { header } = before;
  const commands: Command[] = [...before.commands];
  let state = stateOf(before);
  while (!isDone(state) && state.round.phase !== 'over') {
    const [seat] = toAct(state);
    const [first] = legalCommands(state);
    const request = (at: number): MoveRequest => ({
      view: viewFor(state, at),
      level: levelAt(header, at) ?? level,
      aiSeed: header.aiSeed,
    });
    // One after the other: each decision changes what the next one is about.
    const command = seat === undefined ? first : await choose(request(seat), signal);
    signal.throwIfAborted();
    const carried = command === undefined ? null : step(state, command);
    if (command === undefined || carried?.ok !== true)
      throw new Error(`the stand-in at seat ${seat} made no move that is allowed`);
    commands.push(command);
    ({ state } = carried.value);
  }
  return { header, commands };
}
