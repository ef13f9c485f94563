import * as v from 'valibot';
import { type Result, err, fold, ok } from '@/engine/index.ts';
import { boundedJson } from './bounded-json.ts';
import type { KeptPractice } from '@/engine/review/index.ts';
import { encodePractice, parsePractice } from './practice.ts';
import { parseSave } from './read-save.ts';
import { type NamedRules, keptRules, parseKeptRules } from './rules.ts';
import { type SavedGame, encodeSave } from './save.ts';
import { type YieldToMain, mapInSlices } from './map-in-slices.ts';

/** Why a file brings nothing. */
export type GamesFileRefusal =
  | { readonly kind: 'too-large'; readonly max: number }
  | { readonly kind: 'not-a-games-file' }
  | { readonly kind: 'newer-version' };

/** Something that could not be read, or that waits: kept as it was found. */
export interface SetAside {
  /** When that was, in ISO 8601. */
  readonly found: string;
  /** What it is, as JSON. */
  readonly text: string;
}

/** All that a person keeps on a device. */
export interface Everything {
  /** The finished games. */
  readonly games: readonly SavedGame[];
  /** Games that were left for another. */
  readonly left: readonly SavedGame[];
  /** Tries that count at the deal of a day, of which there is nothing else. */
  readonly tries: readonly SavedGame[];
  /** The expert's games with the cards of a day, which is their origin. */
  readonly experts: readonly SavedGame[];
  /** The game in progress. */
  readonly running: SavedGame | null;
  /** What has been solved, and the mistakes that wait. */
  readonly practice: KeptPractice;
  /** As the store of settings has them; it reads them again value by value. */
  readonly settings: unknown;
  readonly rules: readonly NamedRules[];
  readonly aside: readonly SetAside[];
}

/** What a file holds; `refused` counts what cannot be played. */
export interface GamesFile extends Everything {
  readonly refused: number;
}

/** Who has not practised yet. */
const NO_PRACTICE: KeptPractice = { solved: [], mistakes: [] };

/** The largest file that is read, in bytes: more than ten thousand games. */
export const MAX_GAMES_FILE = 32 * 1024 * 1024;

/** Longer than anything that this game writes, in letters. */
const MAX_ASIDE = 1024 * 1024;

const FILE_KIND = 'oh-hell-games';
/** Raised when there is more in a file; test/storage/formats/files has one of each version. */
export const FILE_VERSION = 3;

/** How deep our files nest: file, practice, mistakes, mistake, header, rules, scoring, zero, part. */
const MAX_DEPTH = 10;

const Envelope = v.object({
  kind: v.literal(FILE_KIND),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  games: v.array(v.unknown()),
  // The first version had games alone; the second had neither what was left nor daily deals nor practice.
  left: v.optional(v.array(v.unknown()), []),
  tries: v.optional(v.array(v.unknown()), []),
  experts: v.optional(v.array(v.unknown()), []),
  practice: v.optional(v.unknown()),
  running: v.optional(v.unknown()),
  settings: v.optional(v.unknown()),
  rules: v.optional(v.unknown()),
  aside: v.optional(v.array(v.unknown()), []),
});

const Aside = v.object({
  found: v.pipe(v.string(), v.isoTimestamp()),
  text: v.pipe(v.string(), v.maxLength(MAX_ASIDE)),
});

/**
 * Everything as the text of a file (JSON). What was set aside is text in it, so that however deep it
 * nests the file itself can be read.
 */
export const encodeGamesFile = ({
  games,
  left,
  tries,
  experts,
  practice,
  running,
  settings,
  rules,
  aside,
}: Everything): string =>
  `${JSON.stringify({
    kind: FILE_KIND,
    version: FILE_VERSION,
    games: games.map(encodeSave),
    left: left.map(encodeSave),
    tries: tries.map(encodeSave),
    experts: experts.map(encodeSave),
    practice: encodePractice(practice),
    running: running === null ? null : encodeSave(running),
    settings,
    rules: keptRules(rules),
    aside: aside.filter(({ text }) => text.length <= MAX_ASIDE),
  })}\n`;

/** A game that can have been played so far, with whether it is over; null for anything else. */
function playableGame(value: unknown): { readonly game: SavedGame; readonly over: boolean } | null {
  const save = parseSave(value);
  if (!save.ok) return null;
  const folded = fold(save.value.record);
  return folded.ok ? { game: save.value, over: folded.value.round.phase === 'over' } : null;
}

/** A finished game that can have been played, to its last card; null for anything else. */
export function finishedGame(value: unknown): SavedGame | null {
  const playable = playableGame(value);
  return playable?.over === true ? playable.game : null;
}

/** A game that can be gone on with; null for anything else, and for one that is over. */
export function unfinishedGame(value: unknown): SavedGame | null {
  const playable = playableGame(value);
  return playable?.over === false ? playable.game : null;
}

/** A try that counts at the deal of a day, begun or finished; null for anything else. */
export function ratedTry(value: unknown): SavedGame | null {
  const playable = playableGame(value);
  if (playable === null) return null;
  const { game, over } = playable;
  const isRated = game.origin?.kind === 'daily' && game.origin.rated;
  return isRated && over === (game.ended !== null) ? game : null;
}

type Opened = v.InferOutput<typeof Envelope>;

/** The lists of games in a file, and who reads what is in them. */
const LISTS = {
  games: finishedGame,
  left: unfinishedGame,
  tries: ratedTry,
  experts: finishedGame,
} as const;
type ListName = keyof typeof LISTS;

/** The games of a file as they were read; null for what is none. */
type ReadLists = Readonly<Record<ListName, readonly (SavedGame | null)[]>>;

/** A file whose parts have not been looked at yet. Never throws. */
function openFile(text: string): Result<Opened, GamesFileRefusal> {
  if (text.length > MAX_GAMES_FILE) return err({ kind: 'too-large', max: MAX_GAMES_FILE });
  const envelope = v.safeParse(Envelope, boundedJson(text, MAX_DEPTH));
  if (!envelope.success) return err({ kind: 'not-a-games-file' });
  if (envelope.output.version > FILE_VERSION) return err({ kind: 'newer-version' });
  return ok(envelope.output);
}

function contentOf({ running, settings, practice, ...file }: Opened, read: ReadLists): GamesFile {
  const listed = (name: ListName): SavedGame[] => read[name].filter((game) => game !== null);
  const rules =
    file.rules === undefined ? null : (parseKeptRules(file.rules) ?? { sets: [], refused: 1 });
  const practised =
    practice === undefined ? { practice: NO_PRACTICE, isWhole: true } : parsePractice(practice);
  const aside = file.aside.flatMap((each) => {
    const parsed = v.safeParse(Aside, each);
    return parsed.success ? [parsed.output] : [];
  });
  const lost = Object.values(read)
    .flat()
    .filter((game) => game === null);
  return {
    games: listed('games'),
    left: listed('left'),
    tries: listed('tries'),
    experts: listed('experts'),
    running: unfinishedGame(running),
    practice: practised.practice,
    settings,
    rules: rules?.sets ?? [],
    aside,
    refused:
      lost.length +
      (rules?.refused ?? 0) +
      (practised.isWhole ? 0 : 1) +
      file.aside.length -
      aside.length,
  };
}

/** What is in the text of a file. A part that is broken does not take the rest with it. Never throws. */
export function decodeGamesFile(text: string): Result<GamesFile, GamesFileRefusal> {
  const file = openFile(text);
  if (!file.ok) return file;
  const { games, left, tries, experts } = file.value;
  return ok(
    contentOf(file.value, {
      games: games.map(LISTS.games),
      left: left.map(LISTS.left),
      tries: tries.map(LISTS.tries),
      experts: experts.map(LISTS.experts),
    }),
  );
}

/**
 * {@link decodeGamesFile} for a file that a player has chosen; one that is too large is never read,
 * and while many games are read, the page can be used.
 */
export async function readGamesFile(
  blob: Blob,
  yieldToMain: YieldToMain,
): Promise<Result<GamesFile, GamesFileRefusal>> {
  if (blob.size > MAX_GAMES_FILE) return err({ kind: 'too-large', max: MAX_GAMES_FILE });
  try {
    const file = openFile(await blob.text());
    if (!file.ok) return file;
    const { value } = file;
    const read = (name: ListName) => mapInSlices(value[name], LISTS[name], yieldToMain);
    return ok(
      contentOf(value, {
        games: await read('games'),
        left: await read('left'),
        tries: await read('tries'),
        experts: await read('experts'),
      }),
    );
  } catch {
    return err({ kind: 'not-a-games-file' });
  }
}
