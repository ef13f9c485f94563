import type { StateStorage } from 'zustand/middleware';

/**
 * localStorage; without it settings last as long as the page, and `failed` is called at the first
 * change.
 */
export function settingsStorage(failed: () => void): StateStorage {
  const memory = new Map<string, string>();
  let isReported = false;
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
