// The part of the spare copy that comes from localStorage: settings and own rules.

import { SETTINGS } from '@/store/settings.ts';

const PREFIX = 'oh-hell:';

/** A note that what is in localStorage is known to the copy. */
const COPIED = 'oh-hell:copied';

/** A key and its text. */
export type LocalEntry = readonly [key: string, text: string];

/** What the game has in localStorage. Throws where the browser blocks it. */
export const localEntries = (): readonly LocalEntry[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX) && key !== COPIED)
    .toSorted()
    .map((key) => [key, localStorage.getItem(key) ?? '']);

/**
 * Restores what a new localStorage lacks, and returns how many entries these are; null if the browser
 * blocks it, or it is full. Settings there are as old as the page: the copied ones replace them.
 */
export function restoreLocal(copied: readonly LocalEntry[]): number | null {
  try {
    if (localStorage.getItem(COPIED) !== null) return 0;
    const lost = copied.filter(([key, text]) => {
      const here = localStorage.getItem(key);
      return here === null || (key === SETTINGS && here !== text);
    });
    for (const [key, text] of lost) localStorage.setItem(key, text);
    localStorage.setItem(COPIED, '1');
    return lost.length;
  } catch {
    return null;
  }
}
