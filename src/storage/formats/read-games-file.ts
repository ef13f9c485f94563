import * as v from 'valibot';
import { type Result, err, ok } from '@/engine/index.ts';
import type { GamesRefusal } from '@/store/ports/archive.ts';
import { NO_PRACTICE } from '@/store/practice/practice-progress.ts';
import { NO_TRAINING } from '@/store/practice/training-progress.ts';
import { type YieldControl, mapInSlices } from '../in-slices.ts';
import { boundedJson } from './bounded-json.ts';
import { parseAnswer } from './drill.ts';
import { parseFactsDocument } from './facts.ts';
import {
  type Everything,
  FILE_KIND,
  FILE_VERSION,
  MAX_DOCUMENT,
  MAX_ONE_DOCUMENT,
  MAX_QUARANTINED,
} from './games-file.ts';
import { finishedGame, ratedAttempt, unfinishedGame } from './legal-games.ts';
import { parsePractice } from './practice.ts';
import { parseRuleSets } from './rules.ts';
import type { SavedGame } from './save.ts';
import { parseTraining } from './training.ts';

/** The content of a file; `refused` counts the parts that cannot be read. */
export interface GamesFile extends Everything {
  readonly refused: number;
}

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

/** Parses the envelope of a document, but none of its parts. Never throws. */
function openDocument(text: string): Result<Opened, GamesRefusal> {
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
function joined(documents: readonly Opened[]): Result<Opened, GamesRefusal> {
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
async function openFile(blob: Blob): Promise<Result<Opened, GamesRefusal>> {
  // One document may be spaced over many lines.
  const texts = blob.size > MAX_ONE_DOCUMENT ? linesOf(blob) : [await blob.text()];
  const documents: Opened[] = [];
  for await (const text of texts) {
    const document = text === null ? err({ kind: 'too-large' } as const) : openDocument(text);
    if (!document.ok) return document;
    documents.push(document.value);
    // Otherwise it could have any number of them.
    if (documents.length > (documents[0]?.documents ?? 0)) break;
  }
  return joined(documents);
}

interface ReadOptions {
  readonly yieldControl: YieldControl;
  /** Called with the number of games in the file. */
  readonly onOpened?: (games: number) => void;
}

/**
 * Reads a file game by game. A broken part does not affect the others. Rejects only when `yieldControl` does.
 */
export async function readGamesFile(
  blob: Blob,
  { yieldControl, onOpened }: ReadOptions,
): Promise<Result<GamesFile, GamesRefusal>> {
  const file = await openFile(blob).catch(() => err({ kind: 'unreadable' } as const));
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
