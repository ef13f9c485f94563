/** Errors that stand for a part of the game which could not be fetched. */
const lost = new WeakSet();

export const isLostCode = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && lost.has(error);

/** Remembers an error as one of fetching, and throws it. */
export function throwLost(error: unknown): never {
  if (typeof error === 'object' && error !== null) lost.add(error);
  throw error;
}

/** Parts that load other parts are told of by the bundler. */
export function noteLostCode(): void {
  globalThis.addEventListener('vite:preloadError', ({ payload }) => lost.add(payload));
}
