import type { StateStorage } from 'zustand/middleware';

/**
 * localStorage; without it settings last as long as the page, and `failed` is called at the first
 * change.
 */
export function settingsStorage(failed: () => void): StateStorage {
  /** What could not be stored. */
  const memory = new Map<string, string>();
  let isReported = false;
  return {
    getItem(name) {
      try {
        return memory.get(name) ?? localStorage.getItem(name);
      } catch {
        return null;
      }
    },
    setItem(name, value) {
      try {
        localStorage.setItem(name, value);
        memory.delete(name);
      } catch {
        memory.set(name, value);
        // Blocked or full: the copy in memory lasts as long as the page.
        if (isReported) return;
        isReported = true;
        failed();
      }
    },
    removeItem(name) {
      memory.delete(name);
      try {
        localStorage.removeItem(name);
      } catch {
        // Nothing is stored there.
      }
    },
  };
}
