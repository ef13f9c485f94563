import type { Level } from '@/engine/index.ts';
import type { Cancel, Clock } from './ports/clock.ts';
import { type MoveRequest, type Opponents, OpponentsUnavailable } from './ports/opponents.ts';
import type { Randomness } from './ports/randomness.ts';

/** How asking an opponent ended. */
export type TurnOutcome =
  /** Whether the answer is a move, and a legal one, is not known yet. */
  | { readonly kind: 'move'; readonly answer: unknown }
  | { readonly kind: 'late' }
  /** No opponent can think in this browser. */
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'failed' };

export interface OpponentTurn {
  /** Ends the delay: the move comes as soon as it is there. */
  readonly skip: () => void;
  /** Gives up; the outcome is never reported then. */
  readonly cancel: Cancel;
}

/** How long an opponent likes to think, in ms at normal speed; one that cannot say takes no time. */
export function thinkingTime(
  {
    opponents,
    randomness,
  }: { readonly opponents: Opponents; readonly randomness: Pick<Randomness, 'fraction'> },
  level: Level,
): number {
  try {
    const [least, most] = opponents.delay(level);
    return least + (most - least) * randomness.fraction();
  } catch {
    return 0;
  }
}

/**
 * Asks an opponent for a move and reports exactly one outcome, unless cancelled. The move is held
 * back until `delay` ms are over, so that thinking is part of the delay and never added to it;
 * after `deadline` ms without a move the outcome is `late`.
 */
export function askOpponent(
  { clock, opponents }: { readonly clock: Clock; readonly opponents: Opponents },
  request: MoveRequest,
  { delay, deadline }: { readonly delay: number; readonly deadline: number },
  report: (outcome: TurnOutcome) => void,
): OpponentTurn {
  const asked = new AbortController();
  let delivered = false;
  let outcome: TurnOutcome = { kind: 'unavailable' };
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
    if (delivered && waited) settle(outcome);
  };
  const stopWaiting = (): void => {
    cancelDelay();
    waited = true;
    deliver();
  };

  const cancelDeadline = clock.after(deadline, () => settle({ kind: 'late' }));
  if (!waited) cancelDelay = clock.after(delay, stopWaiting);
  // Inside a promise, so that an opponent that throws at once fails like one that throws later.
  Promise.resolve()
    .then(() => opponents.choose(request, asked.signal))
    .then(
      (value) => {
        outcome = { kind: 'move', answer: value };
        delivered = true;
        deliver();
      },
      (error: unknown) => {
        if (!(error instanceof OpponentsUnavailable)) {
          settle({ kind: 'failed' });
          return;
        }
        // A quick move takes as long as any other.
        delivered = true;
        deliver();
      },
    );

  return { skip: stopWaiting, cancel: end };
}
