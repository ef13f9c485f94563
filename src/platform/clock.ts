import type { Clock } from '@/store/ports/clock.ts';

/** The browser's timers. */
export const browserClock: Clock = {
  after(ms, action) {
    const timer = setTimeout(action, ms);
    return () => clearTimeout(timer);
  },
};
