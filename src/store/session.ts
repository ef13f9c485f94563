import { type StoreApi, createStore } from 'zustand/vanilla';
import type { TableLock } from './ports/table-lock.ts';

/** Whether this page plays, or another one of this browser does. */
export interface Session {
  readonly store: StoreApi<{ readonly isOtherTab: boolean }>;
  /** Plays here if no other page does. */
  begin(): Promise<void>;
  /** Takes the table from whichever page has it. */
  playHere(): Promise<void>;
  /** Another page plays now. */
  leave(): void;
}

/** `sitDown` puts what was saved on the table; `standUp` stops the game there. */
export function createSession(
  lock: TableLock,
  { sitDown, standUp }: { readonly sitDown: () => Promise<void>; readonly standUp: () => void },
): Session {
  const store = createStore(() => ({ isOtherTab: false }));

  function leave(): void {
    if (store.getState().isOtherTab) return;
    standUp();
    store.setState({ isOtherTab: true });
    void comeBack();
  }

  /** Plays here again as soon as no other page does: it was closed, or was only slow to go. */
  async function comeBack(): Promise<void> {
    await lock.whenFree();
    if (store.getState().isOtherTab) await take(false);
  }

  async function take(force: boolean): Promise<void> {
    const isHere = await lock.take(force, leave);
    if (isHere) await sitDown();
    store.setState({ isOtherTab: !isHere });
    if (!isHere) void comeBack();
  }

  return { store, begin: () => take(false), playHere: () => take(true), leave };
}
