import * as v from 'valibot';
import { type GameRecord, type Header, LEVELS, type Level, fold, isSeed } from '@/engine/index.ts';
import { encodeMoves } from './moves.ts';
import { decodeMoves } from './read-moves.ts';
import { MAX_COMMANDS } from './record.ts';

/** Raised when the format changes; games of another version are played again. */
const VERSION = 1;

const Moves = v.pipe(v.string(), v.maxLength(2 * MAX_COMMANDS));

const Document = v.strictObject({
  version: v.literal(VERSION),
  id: v.custom<string>(isSeed),
  /**
   * By level; see `encodeMoves`. The header is that of the game itself. Not `v.record`, which would be added to the
   * first load for this alone.
   */
  games: v.strictObject({
    easy: v.optional(Moves),
    medium: v.optional(Moves),
    hard: v.optional(Moves),
    expert: v.optional(Moves),
    master: v.optional(Moves),
  } satisfies Record<Level, unknown>),
});

export type StandInsDocument = v.InferInput<typeof Document>;

/** The games of stand-ins by level, as far as they have been played. */
export type StandInGames = ReadonlyMap<Level, GameRecord>;

/** The games of stand-ins as stored beside the game with that id. */
export const encodeStandIns = (id: string, games: StandInGames): StandInsDocument => ({
  version: VERSION,
  id,
  games: Object.fromEntries(
    [...games].map(([level, { commands }]) => [level, encodeMoves(commands)]),
  ),
});

/** Parses the stored games of stand-ins with the cards of a game. Illegal games are left out. Never throws. */
export function parseStandIns(value: unknown, header: Header): StandInGames {
  const read = v.safeParse(Document, value);
  if (!read.success) return new Map();
  const found = new Map<Level, GameRecord>();
  for (const level of LEVELS) {
    const moves = read.output.games[level];
    const commands = moves === undefined ? null : decodeMoves(moves);
    if (commands === null) continue;
    const record = { header, commands };
    if (fold(record).ok) found.set(level, record);
  }
  return found;
}
