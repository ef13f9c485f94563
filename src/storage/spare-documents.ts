import {
  COPIED,
  CURRENT,
  DAILY,
  FACTS,
  FINISHED,
  OWNER,
  REVIEW,
  STAND_INS,
  SUMMARY,
  UNFINISHED,
} from './keyed-store.ts';
import { STOCK } from './stock.ts';

// Which documents of the database are in its spare copy, in which files, and which a new database gets.

export type Entry = readonly [key: string, value: unknown];

/** What is computed again where it is missing. */
const COMPUTED = [SUMMARY, REVIEW, STAND_INS, STOCK];

const isIn = (folders: readonly string[], name: string): boolean =>
  folders.some((folder) => name.startsWith(folder));

/** Whether a document belongs into the copy: not what only this database needs, nor what is computed again. */
export const isCopied = (key: string): boolean =>
  key !== OWNER && key !== COPIED && !isIn(COMPUTED, key);

/**
 * The file that a document is in: there is one for each folder and first character after it, so that
 * a game changes little of what is stored.
 */
export const fileOf = (key: string): string => /^[^/]*(?:\/.)?/u.exec(key)?.[0] ?? key;

/** Whether a file has documents that hardly ever change. */
export const isConstant = (file: string): boolean => isIn([FINISHED, FACTS], file);

/**
 * Files in the order in which they are written: a finished game before its other states are changed or
 * removed, and the game on the table last.
 */
export const inWritingOrder = (files: readonly string[]): readonly string[] => {
  const isLate = (file: string): boolean => isIn([CURRENT, DAILY], file);
  return [...files.filter((file) => !isLate(file)), ...files.filter(isLate)];
};

interface SomeGame {
  readonly id?: unknown;
  readonly ended?: unknown;
}

/**
 * The documents that a database with the keys `here` gets from the copy: those that it lacks. Since the files are
 * written one after the other, the copy may have an unfinished state of a finished game, which it does not get.
 */
export function lostDocuments(
  copied: readonly Entry[],
  here: ReadonlySet<unknown>,
): readonly Entry[] {
  const lost = copied.filter(([key]) => !here.has(key));
  const known = new Set([...here, ...lost.map(([key]) => key)]);
  const isLeftBehind = ([key, value]: Entry): boolean => {
    if (!isIn([CURRENT, DAILY, UNFINISHED], key)) return false;
    const { id, ended } = (value ?? {}) as SomeGame;
    return typeof ended !== 'number' && known.has(`${FINISHED}${String(id)}`);
  };
  return lost.filter((entry) => !isLeftBehind(entry));
}
