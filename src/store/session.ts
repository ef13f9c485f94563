import { type StoreApi, createStore } from 'zustand/vanilla';
import type { TableLock } from './ports/table-lock.ts';

/** Whether this tab plays or another one does. */
export interface Session {
  readonly store: StoreApi<{ readonly isOtherTab: boolean }>;
  /** Plays here if no other tab does. */
  start(): Promise<unknown>;
  /** Takes the game over from the other tab. */
  playHere(): Promise<unknown>;
  /** Another tab plays now. */
  leave(): void;
}

interface SessionPorts {
  /** Called when this tab may play. */
  readonly loadGame: () => Promise<void>;
  /** Called when it no longer may. */
  readonly pauseTable: () => void;
  /** Called when it may again, once the game is loaded: there may have been none to load. */
  readonly resumeTable: () => void;
}

/** One tab plays at a time. */
export function createSession(
  lock: TableLock,
  { loadGame, pauseTable, resumeTable }: SessionPorts,
): Session {
  const store = createStore(() => ({ isOtherTab: false }));
  /** The only wait for the other tab; null while this tab plays or tries to. */
  let waiting: AbortController | null = null;
  const isWaiting = (): boolean => waiting !== null;

  function leave(): void {
    if (isWaiting()) return;
    pauseTable();
    void waitForOtherTab();
  }

  /** Plays here as soon as the other tab is closed. */
  async function waitForOtherTab(): Promise<void> {
    const mine = new AbortController();
    waiting = mine;
    store.setState({ isOtherTab: true });
    await lock.whenFree(mine.signal);
    if (waiting === mine) await take(false);
  }

  async function take(force: boolean): Promise<boolean> {
    waiting?.abort();
    waiting = null;
    const isHere = await lock.take(force, leave);
    if (isHere) {
      await loadGame();
      if (isWaiting()) pauseTable();
      else if (store.getState().isOtherTab) {
        store.setState({ isOtherTab: false });
        resumeTable();
      }
    } else void waitForOtherTab();
    return isHere;
  }

  lock.onReturn(() => {
    void take(false).then((isHere) => isHere || pauseTable());
  });

  return { store, start: () => take(false), playHere: () => take(true), leave };
}
