import type { StateStorage } from 'zustand/middleware';

/** localStorage where there is one; without it settings live as long as the page. */
export function settingsStorage(): StateStorage {
  const memory = new Map<string, string>();
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
