import { type StoreApi, createStore } from 'zustand/vanilla';
import type { TableLock } from './ports/table-lock.ts';
import type { Table } from './table/table.ts';

/** Whether this tab plays or another one does. */
export interface Session {
  readonly store: StoreApi<{ readonly isOtherTab: boolean }>;
  /** Plays here if no other tab does. */
  start(): Promise<void>;
  /** Takes the game over from the other tab. */
  playHere(): Promise<void>;
  /** Another tab plays now. */
  leave(): void;
}

/**
 * One tab plays at a time.
 * @param loadGame called when this tab may play
 */
export function createSession(
  lock: TableLock,
  table: Pick<Table, 'pause' | 'isPaused' | 'resume'>,
  loadGame: () => Promise<void>,
): Session {
  const store = createStore(() => ({ isOtherTab: false }));
  /** The only wait for the other tab; null while this tab plays or tries to. */
  let waiting: AbortController | null = null;
  const isWaiting = (): boolean => waiting !== null;

  function stopWaiting(): void {
    waiting?.abort();
    waiting = null;
  }

  function leave(): void {
    if (isWaiting()) return;
    table.pause();
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

  /** @param isRunning whether the table goes on by itself if no other tab plays */
  async function take(force: boolean, isRunning = false): Promise<void> {
    stopWaiting();
    const isHere = await lock.take(force, leave);
    // A write may have been refused meanwhile, since another tab had played.
    stopWaiting();
    if (!isHere) {
      void waitForOtherTab();
      return;
    }
    await loadGame();
    if (isWaiting()) table.pause();
    else if (isRunning || store.getState().isOtherTab) {
      store.setState({ isOtherTab: false });
      // There may have been no game to load.
      table.resume();
    }
  }

  lock.onReturn(() => {
    const isRunning = !table.isPaused();
    // Until it is known whether another tab has played since.
    table.pause();
    void take(false, isRunning);
  });

  return { store, start: () => take(false), playHere: () => take(true), leave };
}
