import type { Level } from '@/engine/index.ts';
import type { Cancel, Clock, Entropy, MoveRequest, Opponents } from './ports.ts';

/** How asking an opponent ended. */
export type TurnOutcome =
  /** Whether the answer is a move, and a legal one, is not known yet. */
  | { readonly kind: 'move'; readonly answer: unknown }
  | { readonly kind: 'late' }
  | { readonly kind: 'failed' };

export interface OpponentTurn {
  /** Ends the delay: the move comes as soon as it is there. */
  readonly hurry: () => void;
  /** Gives up; the outcome is never reported then. */
  readonly cancel: Cancel;
}

/** How long an opponent likes to think, in ms at normal speed; one that cannot say takes no time. */
export function thinkingTime(
  {
    opponents,
    entropy,
  }: { readonly opponents: Opponents; readonly entropy: Pick<Entropy, 'fraction'> },
  level: Level,
): number {
  try {
    const [least, most] = opponents.delay(level);
    return least + (most - least) * entropy.fraction();
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
  let answer: unknown;
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
    if (delivered && waited) settle({ kind: 'move', answer });
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
        answer = value;
        delivered = true;
        deliver();
      },
      () => settle({ kind: 'failed' }),
    );

  return { hurry: stopWaiting, cancel: end };
}
