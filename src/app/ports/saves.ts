import { type UseStore, createStore, get, set } from 'idb-keyval';
import type { GameRecord } from '@/engine/index.ts';
import type { Saves } from '@/store/ports.ts';

const CURRENT = 'current';
const SET_ASIDE = 'set-aside';

/** The game in progress, in the browser's IndexedDB. */
export interface GameStorage extends Saves {
  /** Whatever was kept; undefined if nothing was. Rejects where there is no storage. */
  read(): Promise<unknown>;
  /** Keeps what could not be read under another name, so that nothing is lost. */
  setAside(value: unknown): Promise<void>;
}

/** Opened at the first use, inside a promise: a browser without IndexedDB throws right there. */
export function indexedDbSaves(): GameStorage {
  let opened: UseStore | undefined;
  const games = (): UseStore => (opened ??= createStore('oh-hell', 'games'));
  return {
    read: async () => get<unknown>(CURRENT, games()),
    write: async (record: GameRecord) => set(CURRENT, record, games()),
    setAside: async (value) => set(SET_ASIDE, value, games()),
  };
}
