import * as v from 'valibot';
import { type Result, err, fold, ok } from '@/engine/index.ts';
import { boundedJson } from './bounded-json.ts';
import { NO_PRACTICE, type PracticeProgress } from '@/store/practice/practice-progress.ts';
import { NO_TRAINING, type TrainingProgress } from '@/store/practice/training-progress.ts';
import { type FactsDocument, parseFactsDocument } from './facts.ts';
import { encodeAnswer, parseAnswer } from './drill.ts';
import { encodePractice, parsePractice } from './practice.ts';
import { parseSave } from './read-save.ts';
import type { DrillAnswer } from '@/store/drill/answers.ts';
import { encodeTraining, parseTraining } from './training.ts';
import type { OwnRules } from '@/store/rule-repository.ts';
import { encodeRuleSets, parseRuleSets } from './rules.ts';
import { type SavedGame, encodeSave } from './save.ts';
import { type YieldControl, mapInSlices } from '../in-slices.ts';

/** Why a file is refused. */
export type GamesFileRefusal =
  | { readonly kind: 'too-large'; readonly max: number }
  | { readonly kind: 'not-a-games-file' }
  /** It begins like a games file. */
  | { readonly kind: 'damaged' }
  | { readonly kind: 'newer-version' };

/** Data that could not be read, saved as it was found. */
export interface QuarantinedItem {
  /** When it was found, in ISO 8601. */
  readonly found: string;
  /** The data as JSON. */
  readonly text: string;
}

/** Everything saved on a device. */
export interface Everything {
  readonly finished: readonly SavedGame[];
  readonly unfinished: readonly SavedGame[];
  /** Rated daily attempts that are in no other list. */
  readonly attempts: readonly SavedGame[];
  /** The expert's games at the daily deals; their origin names the day. */
  readonly expertGames: readonly SavedGame[];
  /** The game in progress. */
  readonly running: SavedGame | null;
  readonly practice: PracticeProgress;
  readonly training: TrainingProgress;
  /** As the settings store has them; `readSettings` validates each value. */
  readonly settings: unknown;
  readonly rules: readonly OwnRules[];
  readonly quarantined: readonly QuarantinedItem[];
  /** What insights need of reviewed games. */
  readonly facts: readonly FactsDocument[];
  readonly drill: readonly DrillAnswer[];
}

/** The content of a file; `refused` counts the parts that cannot be read. */
export interface GamesFile extends Everything {
  readonly refused: number;
}

/** The largest file that is read, in bytes: over 9,000 finished games of the default length with their facts. */
export const MAX_GAMES_FILE = 32 * 1024 * 1024;

/** The longest quarantined text, in characters; the game writes nothing that long. */
const MAX_QUARANTINED = 1024 * 1024;

const FILE_KIND = 'oh-hell-games';
/** Raised when files get new fields; test/storage/formats/files has one of each version. */
export const FILE_VERSION = 9;

/** How deep our files nest: file, practice, positions, position, header, rules, scoring, zero, part. */
const MAX_DEPTH = 10;

/** A file as stored. The names of its lists are part of the format. */
const Envelope = v.object({
  kind: v.literal(FILE_KIND),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  games: v.array(v.unknown()),
  // Version 1 had only games; version 2 no unfinished games, daily attempts or practice; the games of
  // version 3 had no titles; version 4 had no facts; version 5 no answers of the bidding drill; version 6 no
  // training; no opponent of version 7 was adaptive; version 8 did not say when positions to practice come
  // back, and had drill answers of presets only.
  left: v.optional(v.array(v.unknown()), []),
  tries: v.optional(v.array(v.unknown()), []),
  experts: v.optional(v.array(v.unknown()), []),
  practice: v.optional(v.unknown()),
  training: v.optional(v.unknown()),
  running: v.optional(v.unknown()),
  settings: v.optional(v.unknown()),
  rules: v.optional(v.unknown()),
  aside: v.optional(v.array(v.unknown()), []),
  facts: v.optional(v.array(v.unknown()), []),
  drill: v.optional(v.array(v.unknown()), []),
});

const Quarantined = v.object({
  found: v.pipe(v.string(), v.isoTimestamp()),
  text: v.pipe(v.string(), v.maxLength(MAX_QUARANTINED)),
});

/**
 * Everything as a JSON file. Quarantined items are strings in it, so that their nesting does not add
 * to the file's.
 */
export const encodeGamesFile = ({
  finished,
  unfinished,
  attempts,
  expertGames,
  practice,
  training,
  running,
  settings,
  rules,
  quarantined,
  facts,
  drill,
}: Everything): string =>
  `${JSON.stringify({
    kind: FILE_KIND,
    version: FILE_VERSION,
    games: finished.map(encodeSave),
    left: unfinished.map(encodeSave),
    tries: attempts.map(encodeSave),
    experts: expertGames.map(encodeSave),
    practice: encodePractice(practice),
    training: encodeTraining(training),
    running: running === null ? null : encodeSave(running),
    settings,
    rules: encodeRuleSets(rules),
    aside: quarantined.filter(({ text }) => text.length <= MAX_QUARANTINED),
    facts,
    drill: drill.map(encodeAnswer),
  })}\n`;

/** A save whose commands are legal, and whether it is over; null for anything else. */
function playableGame(value: unknown): { readonly game: SavedGame; readonly over: boolean } | null {
  const save = parseSave(value);
  if (!save.ok) return null;
  const folded = fold(save.value.record);
  return folded.ok ? { game: save.value, over: folded.value.round.phase === 'over' } : null;
}

/** A finished legal game; null for anything else. */
export function finishedGame(value: unknown): SavedGame | null {
  const playable = playableGame(value);
  return playable?.over === true ? playable.game : null;
}

/** An unfinished legal game; null for anything else. */
export function unfinishedGame(value: unknown): SavedGame | null {
  const playable = playableGame(value);
  return playable?.over === false ? playable.game : null;
}

/** A rated attempt at a daily deal, in progress or finished; null for anything else. */
export function ratedAttempt(value: unknown): SavedGame | null {
  const playable = playableGame(value);
  if (playable === null) return null;
  const { game, over } = playable;
  const isRated = game.origin?.kind === 'daily' && game.origin.rated;
  return isRated && over === (game.ended !== null) ? game : null;
}

type Opened = v.InferOutput<typeof Envelope>;

/** The lists of games under their names in a file, and the parser for each. */
const LISTS = {
  games: finishedGame,
  left: unfinishedGame,
  tries: ratedAttempt,
  experts: finishedGame,
} as const;
type ListName = keyof typeof LISTS;

/** The parsed lists; null for what cannot be read. */
type ReadLists = Readonly<Record<ListName, readonly (SavedGame | null)[]>>;

/** Whether a text begins like a games file, however it is spaced. */
const beginsAsOurs = (text: string): boolean => /^\s*\{\s*"kind"\s*:\s*"oh-hell-games"/.test(text);

/** Parses the envelope of a file, but none of its parts. Never throws. */
function openFile(text: string): Result<Opened, GamesFileRefusal> {
  if (text.length > MAX_GAMES_FILE) return err({ kind: 'too-large', max: MAX_GAMES_FILE });
  const envelope = v.safeParse(Envelope, boundedJson(text, MAX_DEPTH));
  if (!envelope.success) return err({ kind: beginsAsOurs(text) ? 'damaged' : 'not-a-games-file' });
  if (envelope.output.version > FILE_VERSION) return err({ kind: 'newer-version' });
  return ok(envelope.output);
}

function contentOf({ settings, practice, ...file }: Opened, read: ReadLists): GamesFile {
  const listed = (name: ListName): SavedGame[] => read[name].filter((game) => game !== null);
  const rules =
    file.rules === undefined ? null : (parseRuleSets(file.rules) ?? { sets: [], refused: 1 });
  const practiced =
    practice === undefined ? { practice: NO_PRACTICE, isWhole: true } : parsePractice(practice);
  const training = file.training === undefined ? NO_TRAINING : parseTraining(file.training);
  const quarantined = file.aside.flatMap((each) => {
    const parsed = v.safeParse(Quarantined, each);
    return parsed.success ? [parsed.output] : [];
  });
  // Null if no game was in progress.
  const running = unfinishedGame(file.running);
  const isRunningLost = running === null && (file.running ?? null) !== null;
  const drill = file.drill.flatMap((each) => parseAnswer(each) ?? []);
  const lost = Object.values(read)
    .flat()
    .filter((game) => game === null);
  return {
    finished: listed('games'),
    unfinished: listed('left'),
    attempts: listed('tries'),
    expertGames: listed('experts'),
    running,
    practice: practiced.practice,
    training: training ?? NO_TRAINING,
    settings,
    rules: rules?.sets ?? [],
    quarantined,
    // Unreadable facts are computed again, so they do not count as refused.
    facts: file.facts.flatMap((each) => parseFactsDocument(each) ?? []),
    drill,
    refused:
      lost.length +
      (isRunningLost ? 1 : 0) +
      (rules?.refused ?? 0) +
      (practiced.isWhole ? 0 : 1) +
      (training === null ? 1 : 0) +
      (file.aside.length - quarantined.length) +
      (file.drill.length - drill.length),
  };
}

/** Parses a file. A broken part does not affect the others. Never throws. */
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

interface ReadOptions {
  readonly yieldControl: YieldControl;
  /** Called with the number of games in the file. */
  readonly onOpened?: (games: number) => void;
}

/** {@link decodeGamesFile} game by game. Rejects only when `yieldControl` does. */
export async function readGamesFile(
  blob: Blob,
  { yieldControl, onOpened }: ReadOptions,
): Promise<Result<GamesFile, GamesFileRefusal>> {
  if (blob.size > MAX_GAMES_FILE) return err({ kind: 'too-large', max: MAX_GAMES_FILE });
  const text = await blob.text().catch(() => null);
  if (text === null) return err({ kind: 'not-a-games-file' });
  const file = openFile(text);
  if (!file.ok) return file;
  const { value } = file;
  const { games, left, tries, experts } = value;
  onOpened?.(games.length + left.length + tries.length + experts.length);
  const read = (name: ListName) => mapInSlices(value[name], LISTS[name], yieldControl);
  return ok(
    contentOf(value, {
      games: await read('games'),
      left: await read('left'),
      tries: await read('tries'),
      experts: await read('experts'),
    }),
  );
}
