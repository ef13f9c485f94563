const writers: (() => void)[] = [];

/** Registers a function that saves data of this page again, after the site's data was deleted. */
export const onDataDeleted = (write: () => void): void => void writers.push(write);

/** Saves everything again that this page holds, except its game. */
export function resaveAll(): void {
  for (const write of writers) write();
}
