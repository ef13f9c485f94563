/**
 * A thread says that it is there once its program has come, and then several times a second while it
 * waits for its nets or thinks, or has answered by then. Silent for so many ms it is stuck.
 */
export const PATIENCE_MS = 4000;

/** A thread in which opponents think: it gets views and nothing else. */
export const spawnOpponents = () =>
  new Worker(new URL('../workers/thinking.worker.ts', import.meta.url), {
    type: 'module',
    name: 'opponents',
  });

/** A thread that gives advice and reviews. Both are asked of threads of their own. */
export const spawnAdviser = () =>
  new Worker(new URL('../workers/thinking.worker.ts', import.meta.url), {
    type: 'module',
    name: 'adviser',
  });
