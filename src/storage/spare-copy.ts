import { type Database, database, resultOf } from './database.ts';
import { COPIED, valuesOf } from './keyed-store.ts';
import {
  type Entry,
  fileOf,
  inWritingOrder,
  isConstant,
  isCopied,
  lostDocuments,
} from './spare-documents.ts';
import { type SpareFiles, openSpareFiles } from './spare-files.ts';
import { type LocalEntry, localEntries, restoreLocal } from './spare-local.ts';

// A second copy of what is saved, in files outside of the database: browsers have lost a whole database.

/** The file with what is in localStorage. No folder of the database has this name. */
const LOCAL = 'local';

/** The documents in a file; null if it was cut off. */
function entriesIn(text: string): readonly Entry[] | null {
  try {
    return JSON.parse(text) as readonly Entry[];
  } catch {
    return null;
  }
}

/** The documents in a stored file: of its texts, the newest that was not cut off. */
async function readEntries(files: SpareFiles, name: string): Promise<readonly Entry[]> {
  const texts = await files.read(name);
  return texts.map(entriesIn).find((each) => each !== null) ?? [];
}

/** All documents of the copy. */
async function copiedEntries(files: SpareFiles): Promise<readonly Entry[]> {
  const entries: (readonly Entry[])[] = [];
  for (const name of files.names.filter((each) => each !== LOCAL))
    entries.push(await readEntries(files, name));
  return entries.flat();
}

/** Whether the copy was made from this database, or has been restored to it. */
const isKnown = async (store: IDBObjectStore): Promise<boolean> =>
  (await resultOf(store.count(COPIED))) > 0;

/** Reads from a database that the copy knows. Rejects if the browser has lost that meanwhile. */
const readKnown = <T>(games: Database, read: (store: IDBObjectStore) => Promise<T>): Promise<T> =>
  games.run('readonly', async (store) => {
    if (await isKnown(store)) return read(store);
    throw new Error('the database is new');
  });

/** The copied keys of the database, by file. */
async function keysByFile(games: Database): Promise<Map<string, string[]>> {
  const keys = await readKnown(games, (store) => resultOf(store.getAllKeys()));
  const files = new Map<string, string[]>();
  for (const key of keys.map(String).filter(isCopied)) {
    const name = fileOf(key);
    const others = files.get(name);
    if (others === undefined) files.set(name, [key]);
    else others.push(key);
  }
  return files;
}

/** The documents under those keys that are still there. */
async function entriesUnder(games: Database, keys: readonly string[]): Promise<readonly Entry[]> {
  const values = await readKnown(games, (store) => valuesOf(store, keys));
  return keys
    .map((key, at) => [key, values[at]] as const)
    .filter(([, value]) => value !== undefined);
}

/** How much was lost and is restored. */
export interface Restored {
  readonly documents: number;
  /** Entries of localStorage. */
  readonly local: number;
}

interface SpareCopyPorts {
  readonly games: Database;
  readonly open: () => Promise<SpareFiles>;
}

/** Restores the documents that a new database lacks, and resolves with their number. */
async function restoreLost(games: Database, files: SpareFiles): Promise<number> {
  if (await games.run('readonly', isKnown)) return 0;
  const copied = await copiedEntries(files);
  // Kept when the job runs again: the first run may have restored them and been cut off.
  let restored = 0;
  return games.run('readwrite', async (store) => {
    // Another tab may have restored them meanwhile, and the player deleted some.
    if (await isKnown(store)) return restored;
    const lost = lostDocuments(copied, new Set(await resultOf(store.getAllKeys())));
    for (const [key, value] of lost) store.put(value, key);
    store.put({ version: 1 }, COPIED);
    restored = lost.length;
    return restored;
  });
}

/** Writes a file, unless this text is already all that is stored of it. */
async function keep(files: SpareFiles, name: string, entries: readonly Entry[]): Promise<void> {
  const text = JSON.stringify(entries);
  const texts = await files.read(name);
  if (text !== texts[0] || texts.length > 1) await files.write(name, text);
}

/** What this page has last compared of each file: its version and keys. Another tab may write it, too. */
type Compared = Map<string, string>;

/** Runs jobs one after the other, also those after one that fails; then it rejects. */
async function runAll(jobs: readonly (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const job of jobs)
    try {
      await job();
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0) throw failures[0];
}

/** Writes the files that differ from the database, and removes those without documents. */
async function copyChanges(games: Database, files: SpareFiles, compared: Compared): Promise<void> {
  const wanted = await keysByFile(games);
  async function write(name: string): Promise<void> {
    const keys = wanted.get(name) ?? [];
    const state = (): string => `${files.version(name)} ${keys.join()}`;
    if (isConstant(name) && compared.get(name) === state()) return;
    await keep(files, name, await entriesUnder(games, keys));
    compared.set(name, state());
  }
  const isOld = (name: string): boolean => name !== LOCAL && !wanted.has(name);
  await runAll([
    ...inWritingOrder([...wanted.keys()]).map((name) => () => write(name)),
    ...files.names.filter(isOld).map((name) => () => files.remove(name)),
  ]);
}

/** The copy of the database and of localStorage. */
export interface SpareCopy {
  /**
   * Brings the copy up to date. A database that does not know it was created anew, since the browser
   * has lost the one before: it first gets all documents of the copy that it lacks; localStorage
   * likewise. Resolves with what was restored. If that is nothing, rejects without storage, or if there
   * is no space for a file; the others are written.
   */
  update(): Promise<Restored>;
}

/** A copy in the files that `open` opens. */
export function spareCopy({ games, open }: SpareCopyPorts): SpareCopy {
  const compared: Compared = new Map();
  let last: Promise<unknown> = Promise.resolve();
  let waiting: Promise<Restored> | null = null;

  async function update(): Promise<Restored> {
    waiting = null;
    const files = await open();
    const local = restoreLocal((await readEntries(files, LOCAL)) as readonly LocalEntry[]);
    let documents = 0;
    try {
      documents = await restoreLost(games, files);
      await runAll([
        async () => {
          // A localStorage that could not get back what it lacks would take that from the copy, too.
          if (local !== null) await keep(files, LOCAL, localEntries());
        },
        () => copyChanges(games, files, compared),
      ]);
    } catch (error) {
      // What is back must be reported; the next update tries again.
      if (documents + (local ?? 0) === 0) throw error;
    }
    return { documents, local: local ?? 0 };
  }

  return {
    update(): Promise<Restored> {
      waiting ??= last.then(update);
      last = waiting.catch(() => undefined);
      return waiting;
    },
  };
}

/** The copy of this browser's database. */
export const spareCopyOfGames = (): SpareCopy =>
  spareCopy({ games: database, open: openSpareFiles });
