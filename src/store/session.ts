import { type StoreApi, createStore } from 'zustand/vanilla';
import type { TableLock } from './ports/table-lock.ts';

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

/** One tab plays at a time: `loadGame` is called when this one may, `pauseTable` when it no longer may. */
export function createSession(
  lock: TableLock,
  {
    loadGame,
    pauseTable,
  }: { readonly loadGame: () => Promise<void>; readonly pauseTable: () => void },
): Session {
  const store = createStore(() => ({ isOtherTab: false }));

  function leave(): void {
    if (store.getState().isOtherTab) return;
    pauseTable();
    waitForOtherTab();
  }

  function waitForOtherTab(): void {
    store.setState({ isOtherTab: true });
    void playWhenFree();
  }

  /** Plays here as soon as the other tab is closed. */
  async function playWhenFree(): Promise<void> {
    await lock.whenFree();
    if (store.getState().isOtherTab) await take(false);
  }

  async function take(force: boolean): Promise<void> {
    if (!(await lock.take(force, leave))) {
      waitForOtherTab();
      return;
    }
    await loadGame();
    store.setState({ isOtherTab: false });
  }

  lock.onReturn(() => {
    void lock.take(false, leave).then((isHere) => (isHere ? loadGame() : leave()));
  });

  return { store, start: () => take(false), playHere: () => take(true), leave };
}
