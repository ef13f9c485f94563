import type { StateStorage } from 'zustand/middleware';

/**
 * localStorage where there is one; without it settings live as long as the page, and `failed` is
 * called at the first change.
 */
export function settingsStorage(failed: () => void): StateStorage {
  const memory = new Map<string, string>();
  let isTold = false;
  return {
    getItem(name) {
      try {
        return localStorage.getItem(name);
      } catch {
        return memory.get(name) ?? null;
      }
    },
    setItem(name, value) {
      memory.set(name, value);
      try {
        localStorage.setItem(name, value);
      } catch {
        // Blocked or full: the copy in memory serves until the page is left.
        if (isTold) return;
        isTold = true;
        failed();
      }
    },
    removeItem(name) {
      memory.delete(name);
      try {
        localStorage.removeItem(name);
      } catch {
        // Nothing was kept there.
      }
    },
  };
}
