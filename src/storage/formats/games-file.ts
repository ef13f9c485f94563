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

/**
 * The largest JSON document that is read, in bytes: over 9,000 finished games of the default length with
 * their facts. A file with more is several documents, one a line.
 */
export const MAX_DOCUMENT = 32 * 1024 * 1024;

/** Room in a document for what surrounds its lists and their items, in bytes. */
const ENVELOPE_BYTES = 1024;

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
  /** How many documents the file has; in its first one only. Older versions refuse files of several for their size. */
  documents: v.optional(v.number(), 1),
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

/** The lists of a file by their names in it. */
const encodedLists = (everything: Everything): Readonly<Record<string, readonly unknown[]>> => ({
  games: everything.finished.map(encodeSave),
  left: everything.unfinished.map(encodeSave),
  tries: everything.attempts.map(encodeSave),
  experts: everything.expertGames.map(encodeSave),
  aside: everything.quarantined.filter(({ text }) => text.length <= MAX_QUARANTINED),
  facts: everything.facts,
  drill: everything.drill.map(encodeAnswer),
});

/** The length of a text in UTF-8, in bytes. */
const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

type Lists = Record<string, unknown[]>;

/** Splits lists into as few groups as their order allows; the first one leaves `taken` bytes of its document. */
function splitLists(lists: ReturnType<typeof encodedLists>, taken: number): Lists[] {
  let size = ENVELOPE_BYTES + taken;
  let group: Lists = { games: [] };
  const groups = [group];
  for (const [name, items] of Object.entries(lists))
    for (const item of items) {
      const bytes = bytesOf(JSON.stringify(item)) + 1;
      size += bytes;
      if (size > MAX_DOCUMENT) {
        size = ENVELOPE_BYTES + bytes;
        group = { games: [] };
        groups.push(group);
      }
      (group[name] ??= []).push(item);
    }
  return groups;
}

/**
 * Everything as a JSON file, or as one of several documents if one would be too large to be read.
 * Quarantined items are strings in it, so that their nesting does not add to the file's.
 */
export function encodeGamesFile(everything: Everything): string {
  const head = { kind: FILE_KIND, version: FILE_VERSION };
  const { practice, training, running, settings, rules } = everything;
  const rest = {
    practice: encodePractice(practice),
    training: encodeTraining(training),
    running: running === null ? null : encodeSave(running),
    settings,
    rules: encodeRuleSets(rules),
  };
  const lists = encodedLists(everything);
  const lineOf = (content: object): string => `${JSON.stringify({ ...head, ...content })}\n`;
  const whole = lineOf({ ...lists, ...rest });
  if (bytesOf(whole) <= MAX_DOCUMENT) return whole;
  const [first, ...others] = splitLists(lists, bytesOf(JSON.stringify(rest)));
  return [
    lineOf({ documents: others.length + 1, ...first, ...rest }),
    ...others.map((group) => lineOf(group)),
  ].join('');
}

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

const TOO_LARGE = { kind: 'too-large', max: MAX_DOCUMENT } as const;

/** Parses the envelope of a document, but none of its parts. Never throws. */
function openDocument(text: string): Result<Opened, GamesFileRefusal> {
  if (text.length > MAX_DOCUMENT) return err(TOO_LARGE);
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

/** The documents of a file as one, with the lists of all of them. */
function joined(documents: readonly Opened[]): Result<Opened, GamesFileRefusal> {
  const [first] = documents;
  // It was cut off between two of them, or has more than it says.
  if (first?.documents !== documents.length) return err({ kind: 'damaged' });
  return ok({
    ...first,
    games: documents.flatMap(({ games }) => games),
    left: documents.flatMap(({ left }) => left),
    tries: documents.flatMap(({ tries }) => tries),
    experts: documents.flatMap(({ experts }) => experts),
    aside: documents.flatMap(({ aside }) => aside),
    facts: documents.flatMap(({ facts }) => facts),
    drill: documents.flatMap(({ drill }) => drill),
  });
}

const NEWLINE = 10;

/** The documents of a large file, one a line; null for a line that is too long. */
async function* linesOf(blob: Blob): AsyncGenerator<string | null> {
  for (let at = 0; at < blob.size;) {
    const bytes = new Uint8Array(await blob.slice(at, at + MAX_DOCUMENT + 1).arrayBuffer());
    const newline = bytes.indexOf(NEWLINE);
    const line = newline === -1 ? bytes : bytes.subarray(0, newline);
    yield line.length > MAX_DOCUMENT ? null : new TextDecoder().decode(line);
    at += line.length + 1;
  }
}

/** Opens a file. Rejects if it cannot be read. */
async function openFile(blob: Blob): Promise<Result<Opened, GamesFileRefusal>> {
  // One document may be spaced over many lines.
  const texts = blob.size > MAX_DOCUMENT ? linesOf(blob) : [await blob.text()];
  const documents: Opened[] = [];
  for await (const text of texts) {
    const document = text === null ? err(TOO_LARGE) : openDocument(text);
    if (!document.ok) return document;
    documents.push(document.value);
    // Otherwise it could have any number of them.
    if (documents.length > (documents[0]?.documents ?? 0)) break;
  }
  return joined(documents);
}

/** Parses a file of one document. A broken part does not affect the others. Never throws. */
export function decodeGamesFile(text: string): Result<GamesFile, GamesFileRefusal> {
  const file = openDocument(text);
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

/** {@link decodeGamesFile} game by game, and of several documents. Rejects only when `yieldControl` does. */
export async function readGamesFile(
  blob: Blob,
  { yieldControl, onOpened }: ReadOptions,
): Promise<Result<GamesFile, GamesFileRefusal>> {
  const file = await openFile(blob).catch(() => err({ kind: 'not-a-games-file' } as const));
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
