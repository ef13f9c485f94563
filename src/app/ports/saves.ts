import { type UseStore, createStore, promisifyRequest } from 'idb-keyval';
import type { SaveDocument } from '@/persistence/save.ts';
import { cryptoEntropy } from './entropy.ts';

// One object store for everything, which never changes its shape: what is kept says its own version.
// An upgrade of the database would wait for every tab that still has it open.

export const DATABASE = 'oh-hell';
export const STORE = 'games';
const CURRENT = 'current';
const OWNER = 'owner';
/** Finished games, by their id. */
export const FINISHED = 'game/';
/** What could not be read, by the time when that was found. */
const SET_ASIDE = 'aside/';

/** Another tab has taken the table over: nothing is written from here. */
export class TakenOver extends Error {}

/** The games, in the browser's IndexedDB. */
export interface GameStorage {
  /** From now on only this page may write. Gives what was kept; undefined if nothing was. */
  takeOver(): Promise<unknown>;
  /** Rejects with {@link TakenOver} if another page may write now. */
  write(game: SaveDocument): Promise<void>;
  /** Keeps what could not be read under another name, so that nothing is lost. */
  setAside(value: unknown): Promise<void>;
}

/** Opened at the first use, inside a promise: a browser without IndexedDB throws right there. */
export function indexedDbSaves(): GameStorage {
  const me = cryptoEntropy.seed();
  let opened: UseStore | undefined;
  const change = <T>(job: (store: IDBObjectStore) => Promise<T>): Promise<T> =>
    (opened ??= createStore(DATABASE, STORE))('readwrite', async (store) => {
      const done = await job(store);
      await promisifyRequest(store.transaction);
      return done;
    });
  return {
    takeOver: async () =>
      change((store) => {
        store.put(me, OWNER);
        return promisifyRequest<unknown>(store.get(CURRENT));
      }),
    // Asked and written in one transaction: no other page can come between the two.
    write: async (game) =>
      change(async (store) => {
        if ((await promisifyRequest<unknown>(store.get(OWNER))) !== me) throw new TakenOver();
        store.put(game, CURRENT);
        if (game.ended !== null) store.put(game, FINISHED + game.id);
      }),
    setAside: async (value) =>
      change(async (store) => void store.put(value, SET_ASIDE + new Date().toISOString())),
  };
}
