import type { Clock } from '@/store/ports/clock.ts';

/** The browser's own time. */
export const browserClock: Clock = {
  after(ms, action) {
    const timer = setTimeout(action, ms);
    return () => clearTimeout(timer);
  },
};

/** Lets whatever else waits have its turn. */
export const yieldToMain = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
