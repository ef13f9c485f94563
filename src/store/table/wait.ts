import type { Seat } from '@/engine/index.ts';
import type { Cancel, Clock } from '../ports/clock.ts';

/** What the table waits for by itself; waiting for the human's decision is not one of these. */
export interface Wait {
  /** A seat: for the move of its opponent. */
  readonly for: 'time' | 'tap' | Seat;
  /** Ends the wait at once and does what would follow it. */
  readonly skip: () => void;
  /** Ends the wait; nothing follows. */
  readonly cancel: Cancel;
}

/** Does `action` after `ms`, or after a tap if null. With 0 ms only `skip` does it. */
export function holdFor(clock: Clock, ms: number | null, action: () => void): Wait {
  const cancel = ms ? clock.after(ms, action) : () => undefined;
  const skip = (): void => {
    cancel();
    action();
  };
  return { for: ms === null ? 'tap' : 'time', skip, cancel };
}
