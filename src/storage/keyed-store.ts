import { type Database, database, resultOf } from '@/storage/database.ts';

/** What changes in one go: all of it, or nothing. */
export interface StoreChange {
  readonly put?: readonly (readonly [key: string, value: unknown])[];
  readonly remove?: readonly string[];
}

/** Documents by key. All of it rejects where there is no storage. */
export interface KeyedStore {
  /** The keys that begin so, in order. */
  keys(start: string): Promise<readonly string[]>;
  /** The values of those keys, in the same order; undefined where there is none. */
  get(keys: readonly string[]): Promise<readonly unknown[]>;
  /** All documents whose keys begin so, in the order of the keys. */
  all(start: string): Promise<readonly unknown[]>;
  change(change: StoreChange): Promise<void>;
}

/** All keys that begin with `start`, which ends with a slash: `0` is what follows it. */
const startingWith = (start: string): IDBKeyRange =>
  IDBKeyRange.bound(start, start.replace(/\/$/, '0'), false, true);

/** Everything that is kept in the game's database. */
export function indexedDbStore(games: Database = database): KeyedStore {
  return {
    keys: (start) =>
      games.run('readonly', async (store) =>
        (await resultOf(store.getAllKeys(startingWith(start)))).map(String),
      ),
    get: (keys) =>
      games.run('readonly', (store) =>
        Promise.all(keys.map((key) => resultOf<unknown>(store.get(key)))),
      ),
    all: (start) =>
      games.run('readonly', (store) => resultOf<unknown[]>(store.getAll(startingWith(start)))),
    change: ({ put = [], remove = [] }) =>
      games.run('readwrite', (store) => {
        for (const [key, value] of put) store.put(value, key);
        for (const key of remove) store.delete(key);
      }),
  };
}
