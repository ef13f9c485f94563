import type { PracticeProgress } from '@/store/practice/practice-progress.ts';
import type { TrainingProgress } from '@/store/practice/training-progress.ts';
import type { DrillAnswer } from '@/store/drill/answers.ts';
import type { OwnRules } from '@/store/rule-repository.ts';
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

/** The longest quarantined text, in characters; the game writes nothing that long. */
export const MAX_QUARANTINED = 1024 * 1024;

/** What a file says that it is. */
export const FILE_KIND = 'oh-hell-games';
/** Raised when files get new fields; test/storage/formats/files has one of each version. */
export const FILE_VERSION = 9;

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
