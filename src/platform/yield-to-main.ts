import { createYieldControl } from '@/workers/yield-control.ts';

/** How long a job may run before the page gets to handle input and paint, in ms. */
const SLICE_MS = 8;

/** Yields to other tasks of the main thread if the current one has run for a while. */
export const yieldToMain = createYieldControl({
  now: () => performance.now(),
  nextTask: () =>
    new Promise((resolve) => {
      setTimeout(resolve, 0);
    }),
  slice: SLICE_MS,
});
