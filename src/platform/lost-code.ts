/** Errors of code chunks that could not be fetched. */
const lost = new WeakSet();

/** Whether an error was marked by {@link throwLostChunk}. */
export const isLostChunk = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && lost.has(error);

/** Marks an error as a failed fetch of code, and throws it. */
export function throwLostChunk(error: unknown): never {
  if (typeof error === 'object' && error !== null) lost.add(error);
  throw error;
}

/** Marks failed dynamic imports, which Vite reports as events. */
export function trackLostChunks(): void {
  globalThis.addEventListener('vite:preloadError', ({ payload }) => lost.add(payload));
}
