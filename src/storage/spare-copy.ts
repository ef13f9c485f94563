import { type Database, database, resultOf } from './database.ts';
import { COPIED, OWNER, REVIEW, STAND_INS, valuesOf } from './keyed-store.ts';
import { type SpareFiles, openSpareFiles } from './spare-files.ts';
import { type LocalEntry, localEntries, restoreLocal } from './spare-local.ts';

// A second copy of what is saved, in files outside of the database: browsers have lost a whole database.

type Entry = readonly [key: string, value: unknown];

/** The file with what is in localStorage. No folder of the database has this name. */
const LOCAL = 'local';

/** Whether a document belongs into the copy: not what only this database needs, nor what is computed again. */
const isCopied = (key: string): boolean =>
  key !== OWNER && key !== COPIED && !key.startsWith(REVIEW) && !key.startsWith(STAND_INS);

/**
 * The file that a document is in: there is one for each folder and first character after it, so that
 * a game changes little of what is stored.
 */
const fileOf = (key: string): string => /^[^/]*(?:\/.)?/u.exec(key)?.[0] ?? key;

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
  return games.run('readwrite', async (store) => {
    const here = new Set(await resultOf(store.getAllKeys()));
    const lost = copied.filter(([key]) => !here.has(key));
    for (const [key, value] of lost) store.put(value, key);
    store.put({ version: 1 }, COPIED);
    return lost.length;
  });
}

/** Writes a file unless it has this text already. */
async function keep(files: SpareFiles, name: string, entries: readonly Entry[]): Promise<void> {
  const text = JSON.stringify(entries);
  const [stored] = await files.read(name);
  if (text !== stored) await files.write(name, text);
}

/** Writes the files that differ from the database. */
async function copyChanges(games: Database, files: SpareFiles): Promise<void> {
  const wanted = await keysByFile(games);
  for (const [name, keys] of wanted) await keep(files, name, await entriesUnder(games, keys));
  const isOld = (name: string): boolean => name !== LOCAL && !wanted.has(name);
  for (const name of files.names.filter(isOld)) await files.remove(name);
}

/** The copy of the database and of localStorage. */
export interface SpareCopy {
  /**
   * Brings the copy up to date. A database that does not know it was created anew, since the browser
   * has lost the one before: it first gets all documents of the copy that it lacks; localStorage
   * likewise. Resolves with what was restored. Rejects without storage, or without space for the copy.
   */
  update(): Promise<Restored>;
}

/** A copy in the files that `open` opens. */
export function spareCopy({ games, open }: SpareCopyPorts): SpareCopy {
  let last: Promise<unknown> = Promise.resolve();
  let waiting: Promise<Restored> | null = null;

  async function update(): Promise<Restored> {
    waiting = null;
    const files = await open();
    const local = restoreLocal((await readEntries(files, LOCAL)) as readonly LocalEntry[]);
    // Otherwise what it lacks would be lost to the copy, too.
    if (local !== null) await keep(files, LOCAL, localEntries());
    const documents = await restoreLost(games, files);
    await copyChanges(games, files);
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
