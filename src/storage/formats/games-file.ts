import type { PracticeProgress } from '@/store/practice/practice-progress.ts';
import type { TrainingProgress } from '@/store/practice/training-progress.ts';
import type { DrillAnswer } from '@/store/drill/answers.ts';
import type { OwnRules } from '@/store/rule-repository.ts';
import { type YieldControl, mapInSlices } from '../in-slices.ts';
import { jsonFile } from '../json-file.ts';
import { encodeAnswer } from './drill.ts';
import type { FactsDocument } from './facts.ts';
import { encodePractice } from './practice.ts';
import { encodeRuleSets } from './rules.ts';
import { type SavedGame, encodeSave } from './save.ts';
import { encodeTraining } from './training.ts';

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

/**
 * The largest JSON document that is read, in bytes: over 9,000 finished games of the default length with
 * their facts. A file with more is several documents, one a line.
 */
export const MAX_DOCUMENT = 32 * 1024 * 1024;

/** Room in a document for what surrounds its lists and their items, in bytes. */
const ENVELOPE_BYTES = 1024;

/** The largest file that is certain to be one document, in bytes. */
export const MAX_ONE_DOCUMENT = MAX_DOCUMENT - ENVELOPE_BYTES;

/** The longest quarantined text, in characters; the game writes nothing that long. */
export const MAX_QUARANTINED = 1024 * 1024;

/** What a file says that it is. */
export const FILE_KIND = 'oh-hell-games';
/** Raised when files get new fields; test/storage/formats/files has one of each version. */
export const FILE_VERSION = 9;

const UTF8 = new TextEncoder();

/** A value as JSON in UTF-8. */
const encoded = (value: unknown): Uint8Array<ArrayBuffer> => UTF8.encode(JSON.stringify(value));

/** A list of a file under its name, and its items in UTF-8. */
type EncodedList = readonly [name: string, items: readonly Uint8Array<ArrayBuffer>[]];

/** The lists of a file in their order. */
async function encodedLists(
  everything: Everything,
  yieldControl: YieldControl,
): Promise<readonly EncodedList[]> {
  const inSlices = <Item>(items: readonly Item[], encode: (item: Item) => unknown) =>
    mapInSlices(items, (item) => encoded(encode(item)), yieldControl);
  const readable = everything.quarantined.filter(({ text }) => text.length <= MAX_QUARANTINED);
  return [
    ['games', await inSlices(everything.finished, encodeSave)],
    ['left', await inSlices(everything.unfinished, encodeSave)],
    ['tries', await inSlices(everything.attempts, encodeSave)],
    ['experts', await inSlices(everything.expertGames, encodeSave)],
    ['aside', await inSlices(readable, (item) => item)],
    ['facts', await inSlices(everything.facts, (item) => item)],
    ['drill', await inSlices(everything.drill, encodeAnswer)],
  ];
}

/** A document's lists by name. */
type DocumentLists = Map<string, Uint8Array<ArrayBuffer>[]>;

/** Splits lists into as few documents as their order allows; the first one has room for `taken` more bytes. */
function documentsOf(lists: readonly EncodedList[], taken: number): DocumentLists[] {
  const empty = (): DocumentLists => new Map(lists.map(([name]) => [name, []]));
  let size = ENVELOPE_BYTES + taken;
  let document = empty();
  const documents = [document];
  for (const [name, items] of lists)
    for (const item of items) {
      const bytes = item.length + 1;
      size += bytes;
      if (size > MAX_DOCUMENT) {
        size = ENVELOPE_BYTES + bytes;
        document = empty();
        documents.push(document);
      }
      document.get(name)?.push(item);
    }
  return documents;
}

/** A list within a document of JSON, in parts. */
const listOf = ([name, items]: EncodedList): readonly BlobPart[] => [
  `,"${name}":[`,
  ...items.flatMap((item, at) => (at === 0 ? [item] : [',', item])),
  ']',
];

/** A document as one line of JSON, in parts. `fields` are its other fields. */
function lineOf(document: DocumentLists, fields: object): BlobPart[] {
  const head = JSON.stringify({ kind: FILE_KIND, version: FILE_VERSION, ...fields });
  return [head.slice(0, -1), ...[...document].flatMap(listOf), '}\n'];
}

/**
 * Everything as a JSON file, or as one of several documents if one would be too large to be read. Other tasks run
 * between two items, since there may be thousands.
 * Quarantined items are strings in it, so that their nesting does not add to the file's.
 */
export async function encodeGamesFile(
  everything: Everything,
  yieldControl: YieldControl,
): Promise<Blob> {
  const { practice, training, running, settings, rules } = everything;
  const rest = {
    practice: encodePractice(practice),
    training: encodeTraining(training),
    running: running === null ? null : encodeSave(running),
    settings,
    rules: encodeRuleSets(rules),
  };
  const lists = await encodedLists(everything, yieldControl);
  const [first, ...others] = documentsOf(lists, encoded(rest).length);
  if (first === undefined) throw new Error('a file has at least one document');
  const count = others.length === 0 ? {} : { documents: others.length + 1 };
  return jsonFile([
    ...lineOf(first, { ...count, ...rest }),
    ...others.flatMap((document) => lineOf(document, {})),
  ]);
}
