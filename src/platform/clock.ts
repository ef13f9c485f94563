import type { Clock } from '@/store/ports/clock.ts';
import { createYieldControl } from '@/workers/yield-control.ts';

/** The browser's timers. */
export const browserClock: Clock = {
  after(ms, action) {
    const timer = setTimeout(action, ms);
    return () => clearTimeout(timer);
  },
};

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
