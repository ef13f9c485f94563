import type { Clock } from '@/store/ports/clock.ts';

interface Timer {
  readonly at: number;
  readonly order: number;
  readonly action: () => void;
}

/** A clock that only tests advance. */
export function manualClock() {
  let now = 0;
  let count = 0;
  const timers = new Set<Timer>();
  const clock: Clock = {
    after(ms, action) {
      const timer = { at: now + ms, order: count++, action };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  };
  const due = (until: number): Timer | undefined =>
    [...timers]
      .filter(({ at }) => at <= until)
      .toSorted((a, b) => a.at - b.at || a.order - b.order)[0];
  function pass(ms: number): void {
    const until = now + ms;
    for (let timer = due(until); timer !== undefined; timer = due(until)) {
      timers.delete(timer);
      now = Math.max(now, timer.at);
      timer.action();
    }
    now = until;
  }
  return {
    clock,
    /** Advances time by `ms`, and fires due timers in order. */
    pass,
    /** The page sleeps for `ms`: all timers that are due fire when it wakes. */
    sleep(ms: number): void {
      now += ms;
      pass(0);
    },
    /** The number of running timers. */
    pending: (): number => timers.size,
  };
}
