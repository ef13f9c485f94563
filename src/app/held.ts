const writers: (() => void)[] = [];

/** `write` saves again what this page holds, when the site's data has been deleted under it. */
export const holds = (write: () => void): void => void writers.push(write);

/** Saves again all that this page holds besides its game. */
export function saveHeld(): void {
  for (const write of writers) write();
}
