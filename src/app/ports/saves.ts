import { createStore, get, set } from 'idb-keyval';
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

export function indexedDbSaves(): GameStorage {
  const games = createStore('oh-hell', 'games');
  return {
    read: () => get<unknown>(CURRENT, games),
    write: (record: GameRecord) => set(CURRENT, record, games),
    setAside: (value) => set(SET_ASIDE, value, games),
  };
}
