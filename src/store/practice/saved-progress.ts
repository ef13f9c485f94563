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

/** Merges progress that could not be written into what storage has. */
type Merge<Progress> = (saved: Progress, here: Progress) => Progress;

/** Runs jobs one after the other. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(job: () => Promise<Result>): Promise<Result> => {
    const result = last.then(job);
    last = result.catch(() => undefined);
    return result;
  };
}

/** This page's copy of the progress in storage. */
function createCopy<Progress extends object>(
  none: Progress,
  storage: ProgressStorage<Progress>,
  merged: Merge<Progress>,
) {
  /** `isPersistent`: whether progress outlives the page. */
  const store = createStore<Progress & { readonly isPersistent: boolean }>(() => ({
    ...none,
    isPersistent: true,
  }));
  let progress = none;
  let hasRead = false;
  /** Whether storage has everything in `progress`. */
  let isSaved = true;

  function take(next: Progress, isPersistent: boolean): void {
    progress = next;
    store.setState((state) => ({ ...state, ...next, isPersistent }));
  }

  /** Reads what storage has now. False if it cannot be read; then nothing is written. */
  async function read(): Promise<boolean> {
    try {
      const saved = await storage.read();
      hasRead = true;
      // Where nothing is saved any more, what was read before counts.
      const here = saved === none ? progress : saved;
      take(isSaved ? here : merged(here, progress), isSaved);
      return true;
    } catch {
      take(progress, false);
      return false;
    }
  }

  async function write(): Promise<void> {
    isSaved = await storage.write(progress).then(
      () => true,
      () => false,
    );
    take(progress, isSaved);
  }

  return {
    store,
    read,
    write,
    progress: (): Progress => progress,
    hasRead: (): boolean => hasRead,
    set: (next: Progress): void => {
      isSaved = false;
      take(next, store.getState().isPersistent);
    },
  };
}

/**
 * Progress in memory. Every change starts from what storage has, since another tab may have written
 * there, and is written at once.
 * @param none the progress of a new player, and what `storage` reads where nothing is saved
 */
export function createSavedProgress<Progress extends object>(
  none: Progress,
  storage: ProgressStorage<Progress>,
  merged: Merge<Progress>,
) {
  const { store, read, write, progress, hasRead, set } = createCopy(none, storage, merged);
  const inTurn = createQueue();
  return {
    store,
    progress,
    load: (): Promise<boolean> => inTurn(read),

    /** Changes progress once it is read. */
    change: (update: (saved: Progress) => Progress): Promise<Change<Progress>> =>
      inTurn(async () => {
        const isRead = await read();
        const before = progress();
        const after = update(before);
        if (after === before) return { before, after };
        set(after);
        // Unreadable data is not overwritten.
        if (isRead) await write();
        return { before, after };
      }),

    /** Writes again what was read, after it was deleted from storage. */
    rewrite: (): Promise<void> =>
      inTurn(async () => {
        if (hasRead() && progress() !== none) await write();
      }),
  };
}
