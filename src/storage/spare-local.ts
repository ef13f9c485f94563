// The part of the spare copy that comes from localStorage: settings and own rules.

const PREFIX = 'oh-hell:';

/** A note that what is in localStorage is known to the copy. */
const COPIED = 'oh-hell:copied';

/** A key and its text. */
export type LocalEntry = readonly [key: string, text: string];

/** What the game has in localStorage; null where the browser blocks it. */
export function localEntries(): readonly LocalEntry[] | null {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    return keys
      .filter((key) => key !== COPIED)
      .toSorted()
      .map((key) => [key, localStorage.getItem(key) ?? '']);
  } catch {
    return null;
  }
}

/** Restores what a new localStorage lacks, and returns how many entries these are. */
export function restoreLocal(copied: readonly LocalEntry[]): number {
  try {
    if (localStorage.getItem(COPIED) !== null) return 0;
    const lost = copied.filter(([key]) => localStorage.getItem(key) === null);
    for (const [key, text] of lost) localStorage.setItem(key, text);
    localStorage.setItem(COPIED, '1');
    return lost.length;
  } catch {
    // Blocked or full: tried again by the next update.
    return 0;
  }
}
