import { type Database, database, keysIn, resultOf } from './database.ts';

// The folders of the game's one object store. The names are part of the format.

/** The game in progress, or the last one. */
export const CURRENT = 'current';
/** The id of the page that may write. */
export const OWNER = 'owner';
/** A note that the database is known to its spare copy; see `spare-copy.ts`. */
export const COPIED = 'copied';
/** Finished games, by id. */
export const FINISHED = 'game/';
/** Unfinished games, by id. */
export const UNFINISHED = 'open/';
/** When unfinished games were last played on this device, by id; see `limit-unfinished.ts`. */
export const PLAYED = 'played/';
/** The rated attempt at each daily deal, by date, in progress or finished. */
export const DAILY = 'daily/';
/** The expert's games at the daily deals, by date. Saved, so that they stay the same when the expert changes. */
export const EXPERT = 'expert/';
/** Summaries of finished games for lists and statistics, by id; see `formats/summary.ts`. */
export const SUMMARY = 'sum/';
/** Reviews of games, by id. */
export const REVIEW = 'review/';
/** What insights need of reviewed games, by id; see `formats/facts.ts`. */
export const FACTS = 'facts/';
/** Games of other levels with the cards of a game, by its id; see `formats/stand-ins.ts`. */
export const STAND_INS = 'standin/';
/** Answers of the bidding drill, by the time when they were given. */
export const DRILL = 'drill/';
/** Data that could not be read, by the time when it was found. */
export const QUARANTINE = 'aside/';

/**
 * How long listing keys may take before it is tried on a new connection, in ms; an import that writes
 * thousands of games holds it up. Reading documents has no limit: there may be a great many.
 */
const KEYS_LIMIT_MS = 10_000;

/** Changes that are made together or not at all. */
export interface StoreChange {
  readonly put?: readonly (readonly [key: string, value: unknown])[];
  readonly remove?: readonly string[];
}

/** Documents by key. Every method rejects where there is no storage. */
export interface KeyedStore {
  /** The keys in a folder, in order. */
  keys(folder: string): Promise<readonly string[]>;
  /** The values of those keys, in the same order; undefined where there is none. */
  get(keys: readonly string[]): Promise<readonly unknown[]>;
  /** All documents in a folder, in the order of their keys. */
  all(folder: string): Promise<readonly unknown[]>;
  change(change: StoreChange): Promise<void>;
  /** Deletes documents, and resolves with their values, as `get` does: none can change in between. */
  take(keys: readonly string[]): Promise<readonly unknown[]>;
}

/** The values of those keys in a transaction, in the same order; undefined where there is none. */
export const valuesOf = (store: IDBObjectStore, keys: readonly string[]): Promise<unknown[]> =>
  Promise.all(keys.map((key) => resultOf<unknown>(store.get(key))));

/** Makes a change in a transaction, which saves it when it ends. */
export function makeChange(store: IDBObjectStore, { put = [], remove = [] }: StoreChange): void {
  for (const [key, value] of put) store.put(value, key);
  for (const key of remove) store.delete(key);
}

/** How many documents one request reads: the browser hands them all over in one task. */
const DOCUMENTS_PER_REQUEST = 500;

async function allIn(store: IDBObjectStore, folder: string): Promise<unknown[]> {
  const keys = await resultOf(store.getAllKeys(keysIn(folder)));
  const reads: Promise<unknown[]>[] = [];
  for (let first = 0; first < keys.length; first += DOCUMENTS_PER_REQUEST) {
    const some = keys.slice(first, first + DOCUMENTS_PER_REQUEST);
    reads.push(resultOf<unknown[]>(store.getAll(IDBKeyRange.bound(some[0], some.at(-1)))));
  }
  return (await Promise.all(reads)).flat();
}

/** The game's database as a keyed store. */
export function indexedDbStore(games: Database = database): KeyedStore {
  return {
    keys: (folder) =>
      games.run(
        'readonly',
        async (store) => (await resultOf(store.getAllKeys(keysIn(folder)))).map(String),
        KEYS_LIMIT_MS,
      ),
    get: (keys) => games.run('readonly', (store) => valuesOf(store, keys)),
    all: (folder) => games.run('readonly', (store) => allIn(store, folder)),
    change: (change) => games.run('readwrite', (store) => makeChange(store, change)),
    take: (keys) =>
      games.run('readwrite', async (store) => {
        const values = await valuesOf(store, keys);
        for (const key of keys) store.delete(key);
        return values;
      }),
  };
}

/** Deletes documents; the returned function restores them. */
export async function removeWithUndo(
  store: KeyedStore,
  keys: readonly string[],
): Promise<() => Promise<void>> {
  const values = await store.take(keys);
  const put = keys.flatMap((key, at) =>
    values[at] === undefined ? [] : [[key, values[at]] as const],
  );
  return () => store.change({ put });
}
