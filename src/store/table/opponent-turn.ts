import type { Opponent } from '@/engine/index.ts';
import type { Cancel, Clock } from '../ports/clock.ts';
import { type MoveRequest, type Opponents, OpponentsUnavailable } from '../ports/opponents.ts';
import type { Randomness } from '../ports/randomness.ts';

/** The outcome of a request to an opponent. */
export type TurnOutcome =
  /** The answer is not validated yet. */
  | { readonly kind: 'move'; readonly answer: unknown }
  | { readonly kind: 'late' }
  /** No worker thread can answer now. */
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'failed' };

export interface OpponentTurn {
  /** Ends the delay: the move is reported as soon as it arrives. */
  readonly skip: () => void;
  /** Gives up; no outcome is reported. */
  readonly cancel: Cancel;
}

/** A random delay of an opponent, in ms at normal speed; 0 if it throws. */
export function randomDelay(
  {
    opponents,
    randomness,
  }: { readonly opponents: Opponents; readonly randomness: Pick<Randomness, 'fraction'> },
  level: Opponent,
): number {
  try {
    const [min, max] = opponents.delay(level);
    return min + (max - min) * randomness.fraction();
  } catch {
    return 0;
  }
}

/**
 * Asks an opponent for a move and reports exactly one outcome, unless canceled. A move is reported
 * after `delay` ms at the earliest; thinking counts toward the delay. After `deadline` ms without a
 * move the outcome is `late`.
 */
export function askOpponent(
  { clock, opponents }: { readonly clock: Clock; readonly opponents: Opponents },
  request: MoveRequest,
  { delay, deadline }: { readonly delay: number; readonly deadline: number },
  report: (outcome: TurnOutcome) => void,
): OpponentTurn {
  const asked = new AbortController();
  /** What to report once the delay is over; null until the opponent has answered. */
  let answered: TurnOutcome | null = null;
  let waited = delay <= 0;
  let cancelDelay: Cancel = () => undefined;

  const end = (): void => {
    cancelDelay();
    cancelDeadline();
    asked.abort();
  };
  const settle = (outcome: TurnOutcome): void => {
    if (asked.signal.aborted) return;
    end();
    report(outcome);
  };
  const deliver = (): void => {
    if (answered !== null && waited) settle(answered);
  };
  const stopWaiting = (): void => {
    cancelDelay();
    waited = true;
    deliver();
  };
  const answer = (outcome: TurnOutcome): void => {
    answered = outcome;
    deliver();
  };

  // In two halves: when a suspended page wakes, a timer may fire before the worker has had any time.
  let cancelDeadline = clock.after(deadline / 2, () => {
    cancelDeadline = clock.after(deadline / 2, () => settle({ kind: 'late' }));
  });
  if (!waited) cancelDelay = clock.after(delay, stopWaiting);
  // Inside a promise, so that a synchronous throw is handled like a rejection.
  Promise.resolve()
    .then(() => opponents.choose(request, asked.signal))
    .then(
      (value) => answer({ kind: 'move', answer: value }),
      (error: unknown) => {
        // A quick move waits for the delay, too.
        if (error instanceof OpponentsUnavailable) answer({ kind: 'unavailable' });
        else settle({ kind: 'failed' });
      },
    );

  return { skip: stopWaiting, cancel: end };
}
