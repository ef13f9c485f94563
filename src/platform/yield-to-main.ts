import { createYieldControl } from '@/workers/yield-control.ts';

/** How long a long job may work before the page handles input and paints, in ms. */
const SLICE_MS = 8;

/** Yields to the main thread if it has worked for a while. */
export const yieldToMain = createYieldControl({
  now: () => performance.now(),
  nextTask: () =>
    new Promise((resolve) => {
      setTimeout(resolve, 0);
    }),
  slice: SLICE_MS,
});
