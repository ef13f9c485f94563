/**
 * How long a thread may be silent before it counts as stuck, in ms. A thread reports once its code
 * has loaded, and then several times a second while it works.
 */
export const STUCK_AFTER_MS = 4000;

/** The opponents' thread, which gets views and nothing else. */
export const spawnOpponents = () =>
  new Worker(new URL('../workers/thinking.worker.ts', import.meta.url), {
    type: 'module',
    name: 'opponents',
  });

/** A thread for advice or for reviews; each has its own. */
export const spawnAdviser = () =>
  new Worker(new URL('../workers/thinking.worker.ts', import.meta.url), {
    type: 'module',
    name: 'adviser',
  });
