import { createStore } from 'zustand/vanilla';

/** The repository of a player's progress. Both methods reject without storage. */
export interface ProgressStorage<Progress> {
  read(): Promise<Progress>;
  write(saved: Progress): Promise<void>;
}

/** Progress before and after a change; the same object if nothing changed. */
interface Change<Progress> {
  readonly before: Progress;
  readonly after: Progress;
}

/**
 * Progress in memory, written to storage with every change.
 * @param none the progress of a new player
 */
export function createSavedProgress<Progress extends object>(
  none: Progress,
  storage: ProgressStorage<Progress>,
) {
  /** `isPersistent`: whether progress outlives the page. */
  const store = createStore<Progress & { readonly isPersistent: boolean }>(() => ({
    ...none,
    isPersistent: true,
  }));
  let progress = none;
  let reading: Promise<boolean> | null = null;

  function take(next: Progress): void {
    progress = next;
    store.setState((state) => ({ ...state, ...next }));
  }

  const failed = (): void => store.setState((state) => ({ ...state, isPersistent: false }));

  /** Loads once. False if it cannot be read; then nothing is written. */
  function load(): Promise<boolean> {
    reading ??= storage.read().then(
      (saved) => {
        take(saved);
        return true;
      },
      () => {
        failed();
        return false;
      },
    );
    return reading;
  }

  /** Changes progress once it is loaded. */
  async function change(update: (saved: Progress) => Progress): Promise<Change<Progress>> {
    const isRead = await load();
    const before = progress;
    const after = update(before);
    if (after === before) return { before, after };
    take(after);
    // Unreadable data is not overwritten.
    if (isRead) await storage.write(after).catch(failed);
    return { before, after };
  }

  /** Writes again what was read, after it was deleted from storage. */
  async function rewrite(): Promise<void> {
    if (reading === null || !(await reading) || progress === none) return;
    await storage.write(progress).catch(failed);
  }

  return { store, load, progress: (): Progress => progress, change, rewrite };
}
