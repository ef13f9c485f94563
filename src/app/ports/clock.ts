import type { Clock } from '@/store/ports.ts';

/** The browser's own time. */
export const browserClock: Clock = {
  after(ms, action) {
    const timer = setTimeout(action, ms);
    return () => clearTimeout(timer);
  },
};
