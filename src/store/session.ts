import { type StoreApi, createStore } from 'zustand/vanilla';
import type { TableLock } from './ports/table-lock.ts';

/** Whether this tab plays or another one does. */
export interface Session {
  readonly store: StoreApi<{ readonly isOtherTab: boolean }>;
  /** Plays here if no other tab does. */
  begin(): Promise<void>;
  /** Takes the game over from the other tab. */
  playHere(): Promise<void>;
  /** Another tab plays now. */
  leave(): void;
}

/** `sitDown` loads the saved game; `standUp` pauses the table. */
export function createSession(
  lock: TableLock,
  { sitDown, standUp }: { readonly sitDown: () => Promise<void>; readonly standUp: () => void },
): Session {
  const store = createStore(() => ({ isOtherTab: false }));

  function leave(): void {
    if (store.getState().isOtherTab) return;
    standUp();
    stayAway();
  }

  function stayAway(): void {
    store.setState({ isOtherTab: true });
    void comeBack();
  }

  /** Plays here as soon as the other tab is closed. */
  async function comeBack(): Promise<void> {
    await lock.whenFree();
    if (store.getState().isOtherTab) await take(false);
  }

  async function take(force: boolean): Promise<void> {
    if (!(await lock.take(force, leave))) {
      stayAway();
      return;
    }
    await sitDown();
    store.setState({ isOtherTab: false });
  }

  lock.onReturn(() => {
    void lock.take(false, leave).then((isHere) => (isHere ? sitDown() : leave()));
  });

  return { store, begin: () => take(false), playHere: () => take(true), leave };
}
