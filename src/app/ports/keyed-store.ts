import { type UseStore, createStore, promisifyRequest } from 'idb-keyval';
import { DATABASE, STORE } from './saves.ts';

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

/** The game's store in the browser's IndexedDB. Opened at the first use, which may fail. */
export function indexedDbStore(): KeyedStore {
  let opened: UseStore | undefined;
  const inStore = async <T>(
    mode: IDBTransactionMode,
    job: (store: IDBObjectStore) => Promise<T>,
  ): Promise<T> => (opened ??= createStore(DATABASE, STORE))(mode, job);
  return {
    keys: (start) =>
      inStore('readonly', async (store) =>
        (await promisifyRequest(store.getAllKeys(startingWith(start)))).map(String),
      ),
    get: (keys) =>
      inStore('readonly', (store) =>
        Promise.all(keys.map((key) => promisifyRequest<unknown>(store.get(key)))),
      ),
    all: (start) =>
      inStore('readonly', (store) =>
        promisifyRequest<unknown[]>(store.getAll(startingWith(start))),
      ),
    change: ({ put = [], remove = [] }) =>
      inStore('readwrite', (store) => {
        for (const [key, value] of put) store.put(value, key);
        for (const key of remove) store.delete(key);
        return promisifyRequest(store.transaction);
      }),
  };
}
