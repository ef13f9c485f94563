import * as v from 'valibot';
import { type Result, err, fold, ok } from '@/engine/index.ts';
import { boundedJson } from './bounded-json.ts';
import { parseSave } from './read-save.ts';
import { type SavedGame, encodeSave } from './save.ts';

/** Why a file brings no games. */
export type GamesFileRefusal =
  | { readonly kind: 'too-large'; readonly max: number }
  | { readonly kind: 'not-a-games-file' }
  | { readonly kind: 'newer-version' };

/** What a file of games holds; `refused` counts those that cannot have been played. */
export interface GamesFile {
  readonly games: readonly SavedGame[];
  readonly refused: number;
}

/** The largest file that is read, in bytes: thousands of games. */
export const MAX_GAMES_FILE = 16 * 1024 * 1024;

const FILE_KIND = 'oh-hell-games';
const FILE_VERSION = 1;

/** How deep our files nest: file, games, game, header, rules, scoring, zero, part. */
const MAX_DEPTH = 9;

const Envelope = v.object({
  kind: v.literal(FILE_KIND),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  games: v.array(v.unknown()),
});

/** Games as the text of a file (JSON). */
export const encodeGamesFile = (games: readonly SavedGame[]): string =>
  `${JSON.stringify({ kind: FILE_KIND, version: FILE_VERSION, games: games.map(encodeSave) })}\n`;

/** A finished game that can have been played, to its last card; null for anything else. */
export function finishedGame(value: unknown): SavedGame | null {
  const save = parseSave(value);
  if (!save.ok) return null;
  const folded = fold(save.value.record);
  return folded.ok && folded.value.round.phase === 'over' ? save.value : null;
}

/** The games in the text of a file. One that is broken does not take the rest with it. Never throws. */
export function decodeGamesFile(text: string): Result<GamesFile, GamesFileRefusal> {
  if (text.length > MAX_GAMES_FILE) return err({ kind: 'too-large', max: MAX_GAMES_FILE });
  const envelope = v.safeParse(Envelope, boundedJson(text, MAX_DEPTH));
  if (!envelope.success) return err({ kind: 'not-a-games-file' });
  if (envelope.output.version > FILE_VERSION) return err({ kind: 'newer-version' });
  const all = envelope.output.games.map(finishedGame);
  const games = all.filter((game) => game !== null);
  return ok({ games, refused: all.length - games.length });
}

/** {@link decodeGamesFile} for a file that a player has chosen; a large one is never read. */
export async function readGamesFile(file: Blob): Promise<Result<GamesFile, GamesFileRefusal>> {
  if (file.size > MAX_GAMES_FILE) return err({ kind: 'too-large', max: MAX_GAMES_FILE });
  try {
    return decodeGamesFile(await file.text());
  } catch {
    return err({ kind: 'not-a-games-file' });
  }
}
