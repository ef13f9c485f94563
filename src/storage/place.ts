// What fills the screen in place of the table, kept over a reload of the tab.

/**
 * In the tab's own storage, so that a new visit begins at the table. The number is the version of what is kept:
 * raise it when its shape changes, so that an update does not read what the version before has kept.
 */
const KEY = 'oh-hell:place:2';

/** Does something with the tab's storage; null where there is none: a reload then leads to the table. */
function withStorage<Result>(work: (storage: Storage) => Result): Result | null {
  try {
    return work(sessionStorage);
  } catch {
    return null;
  }
}

/** Keeps the place; null: the table. */
export function keepPlace(place: object | null): void {
  withStorage((storage) => {
    if (place === null) storage.removeItem(KEY);
    else storage.setItem(KEY, JSON.stringify(place));
  });
}

let before: unknown = null;

/**
 * Reads the place before a reload, and removes it: one that crashes must not open again and again. False
 * if it was the table, or the player begins a new visit or follows a link.
 */
export function readPlace(): boolean {
  before = withStorage((storage) => {
    const place = storage.getItem(KEY);
    storage.removeItem(KEY);
    const [visit] = performance.getEntriesByType('navigation');
    const isNew = (visit as PerformanceNavigationTiming | undefined)?.type === 'navigate';
    return place === null || isNew || location.hash !== '' ? null : (JSON.parse(place) as unknown);
  });
  return before !== null;
}

/** The place before the reload; null: the table. */
export const placeBefore = (): unknown => before;

/** Called when the place was opened, or could not be. */
export function forgetPlace(): void {
  before = null;
}
