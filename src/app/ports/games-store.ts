import { type UseStore, createStore } from 'idb-keyval';
import { DATABASE, STORE } from './saves.ts';

let opened: UseStore | undefined;

/**
 * Does something with the store of all games. It is opened at the first use, inside a promise: a
 * browser without IndexedDB throws right there.
 */
export const inGames = async <T>(
  mode: IDBTransactionMode,
  job: (store: IDBObjectStore) => Promise<T>,
): Promise<T> => (opened ??= createStore(DATABASE, STORE))(mode, job);
