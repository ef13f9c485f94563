import { type GameRecord, type Header, type Level, stateAfter } from '@/engine/index.ts';
import { type ComputerPlay, continueGame } from '../table/computer-play.ts';
import type { StandInRepository } from '../ports/stand-ins.ts';

/** Which game a stand-in plays: the same opponents with the same deals. */
export interface StandInRequest {
  readonly header: Header;
  /** The level at the human's seat. */
  readonly level: Level;
  /** How many rounds to play; null: to the end of the game. */
  readonly rounds: number | null;
}

interface StandInPorts extends Pick<ComputerPlay, 'choose'> {
  readonly games: StandInRepository;
}

/** The first rounds of a record, the last one scored. */
function firstRounds({ header, commands }: GameRecord, rounds: number | null): GameRecord {
  if (rounds === null) return { header, commands };
  const deals = commands.flatMap(({ type }, at) => (type === 'deal' ? [at] : []));
  return { header, commands: commands.slice(0, deals[rounds]) };
}

/**
 * Plays a game with an opponent of some level at the human's seat, against the same opponents with the same
 * cards, and keeps it round by round: it goes on where it was left. `onRound` gets the record at the start and
 * after every round. Rejects if a move is missing or illegal, or `signal` was aborted.
 */
export async function standInGame(
  { choose, games }: StandInPorts,
  { header, level, rounds }: StandInRequest,
  onRound: (record: GameRecord) => void,
  signal: AbortSignal,
): Promise<GameRecord> {
  // Without storage it is played again next time.
  const saved = await games.read(level).catch(() => null);
  signal.throwIfAborted();
  let record = firstRounds(saved ?? { header, commands: [] }, rounds);
  for (;;) {
    onRound(record);
    signal.throwIfAborted();
    const { past, round } = stateAfter(record);
    if (round.phase === 'over' || (rounds !== null && past.length >= rounds)) return record;
    const isDone: ComputerPlay['isDone'] = (state) => state.past.length > past.length;
    record = await continueGame(record, { choose, level, isDone }, signal);
    await games.write(level, record).catch(() => undefined);
    signal.throwIfAborted();
  }
}
