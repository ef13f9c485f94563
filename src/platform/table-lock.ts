import type { TableLock } from '@/store/ports/table-lock.ts';

const NAME = 'oh-hell:table';

/** A page that is just being left may still have the lock for a moment. */
const PATIENCE_MS = 400;

/**
 * A Web Lock: the browser gives it back when the page goes, however it goes. Where there are none
 * every page may play, and the storage alone keeps two from writing.
 */
export const browserTableLock: TableLock = {
  take: (force, lost) =>
    new Promise((resolve) => {
      // Missing on insecure addresses, whatever its type says.
      const locks = navigator.locks as LockManager | undefined;
      if (locks === undefined) {
        resolve(true);
        return;
      }
      let isHeld = false;
      const patience = new AbortController();
      setTimeout(() => patience.abort(), PATIENCE_MS);
      locks
        .request(NAME, force ? { steal: true } : { signal: patience.signal }, () => {
          isHeld = true;
          resolve(true);
          // Held until the page goes or another takes it.
          return new Promise<never>(() => undefined);
        })
        .catch(() => {
          if (isHeld) lost();
          // What is not for want of patience says that there can be no locks here.
          else resolve(!patience.signal.aborted);
        });
    }),

  // Asked for and given back at once: it comes in turn after the page that plays.
  whenFree: () =>
    new Promise((resolve) => {
      const locks = navigator.locks as LockManager | undefined;
      locks?.request(NAME, () => resolve()).catch(() => undefined);
    }),
};
