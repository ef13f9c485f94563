/** A thread that says so several times a second, once it has its nets; silent for so many ms it is stuck. */
export const PATIENCE_MS = 4000;

/** A thread that gives advice and reviews. Both are asked of threads of their own. */
export const spawnAdviser = () =>
  new Worker(new URL('../../workers/adviser.worker.ts', import.meta.url), { type: 'module' });
