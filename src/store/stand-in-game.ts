import {
  type Command,
  type GameRecord,
  type GameState,
  type Header,
  type Level,
  fold,
  legalCommands,
  step,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import type { MoveRequest } from './ports/opponents.ts';
import type { StandInRepository } from './ports/stand-ins.ts';
import { levelAt } from './seating.ts';

/** Which game a stand-in plays: the same opponents with the same deals. */
export interface StandInQuestion {
  readonly header: Header;
  /** The level at the human's seat. */
  readonly level: Level;
  /** How many rounds to play; null: to the end of the game. */
  readonly rounds: number | null;
}

interface StandInPorts {
  readonly choose: (request: MoveRequest, signal: AbortSignal) => Promise<Command>;
  readonly games: StandInRepository;
}

/** The first rounds of a record, the last one scored. */
function firstRounds({ header, commands }: GameRecord, rounds: number | null): GameRecord {
  if (rounds === null) return { header, commands };
  const deals = commands.flatMap(({ type }, at) => (type === 'deal' ? [at] : []));
  return { header, commands: commands.slice(0, deals[rounds]) };
}

const isEnough = ({ round, past }: GameState, rounds: number | null): boolean =>
  round.phase === 'over' || (rounds !== null && past.length >= rounds);

const isScored = ({ round: { phase } }: GameState): boolean =>
  phase === 'scored' || phase === 'over';

/** The state at the end of a record. */
function stateOf(record: GameRecord): GameState {
  const folded = fold(record);
  if (!folded.ok) throw new Error(`no such game: ${JSON.stringify(folded.error)}`);
  return folded.value;
}

/**
 * Plays a game with an opponent of some level at the human's seat, against the same opponents with the same
 * cards, and keeps it round by round: it goes on where it was left. Players get views and nothing else.
 * `onRound` gets the record at the start and after every round. Rejects if a move is missing or illegal, or
 * `signal` was aborted.
 */
export async function standInGame(
  { choose, games }: StandInPorts,
  { header, level, rounds }: StandInQuestion,
  onRound: (record: GameRecord) => void,
  signal: AbortSignal,
): Promise<GameRecord> {
  // Without storage it is played again next time.
  const kept = await games.read(level).catch(() => null);
  const start = firstRounds(kept ?? { header, commands: [] }, rounds);
  const commands: Command[] = [...start.commands];
  let state = stateOf(start);
  const record = (): GameRecord => ({ header, commands: [...commands] });
  signal.throwIfAborted();
  onRound(record());
  while (!isEnough(state, rounds)) {
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
    if (!isScored(state)) continue;
    await games.write(level, record()).catch(() => undefined);
    signal.throwIfAborted();
    onRound(record());
  }
  return record();
}
