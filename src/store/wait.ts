import type { Seat } from '@/engine/index.ts';
import type { Cancel, Clock } from './ports/clock.ts';

/**
 * What the table waits for by itself. The person and *Continue* are not in here: they come when they
 * come.
 */
export interface Wait {
  readonly for: 'time' | 'tap' | { readonly thinking: Seat };
  /** Ends the waiting at once, with what would follow it. */
  readonly hurry: () => void;
  /** Ends the waiting; nothing follows. */
  readonly cancel: Cancel;
}

/** Waits for `ms`, or for a tap if null, and then does `action`; for 0 ms only a hurry ends it. */
export function holdFor(clock: Clock, ms: number | null, action: () => void): Wait {
  const cancel = ms === null || ms <= 0 ? () => undefined : clock.after(ms, action);
  const hurry = (): void => {
    cancel();
    action();
  };
  return { for: ms === null ? 'tap' : 'time', hurry, cancel };
}
