import type { GameEvent, GameState, PlayerView } from '@/engine/index.ts';
import type { Cue } from './cue.ts';
import type { Pace } from './pace.ts';
import type { Clock } from '../ports/clock.ts';
import { allRevealed, revealNext, shownView, withEvents, withoutHolds } from './reveal-queue.ts';
import { type Wait, holdFor } from './wait.ts';

interface PresenterPorts {
  readonly clock: Clock;
  readonly pace: () => Pace;
  /** An event is on screen. */
  readonly onShown: (shown: { readonly view: PlayerView; readonly cue: Cue }) => void;
  /** The queue is empty: the next player may be asked. */
  readonly onAllShown: () => void;
}

/** Shows events one by one. Holds the single thing that the table waits for. */
// oxlint-disable-next-line max-lines-per-function -- the queue and the wait are one state machine
export function createPresenter(opening: GameState, ports: PresenterPorts) {
  let reveals = allRevealed(opening, 0);
  let waiting: Wait | null = null;
  let isPaused = false;

  function stop(): void {
    waiting?.cancel();
    waiting = null;
  }

  function showNext(): void {
    const next = revealNext(reveals, ports.pace());
    if (next === null) return;
    ({ reveals } = next);
    const { view, cue, holdMs } = next;
    const hold = holdFor(ports.clock, holdMs, () => {
      waiting = null;
      advance();
    });
    waiting = hold;
    try {
      ports.onShown({ view, cue });
    } finally {
      // Unless a listener has already moved the table on.
      if (holdMs === 0 && waiting === hold) hold.skip();
    }
  }

  function advance(): void {
    if (reveals.queue.length > 0) showNext();
    else ports.onAllShown();
  }

  return {
    view: (): PlayerView => shownView(reveals),
    /** Whether events are waiting to be shown. */
    isBusy: (): boolean => reveals.queue.length > 0,
    /** What the table waits for; null if for nothing. */
    waitsFor: (): Wait['for'] | null => waiting?.for ?? null,
    /** Replaces the current wait; null: it is over. */
    waitFor(wait: Wait | null): void {
      waiting = wait;
    },
    /**
     * Cancels the current wait, unless it is for a tap: nothing happens by itself until `resume`, or another state or
     * event.
     */
    pause(): void {
      if (waiting?.for !== 'tap') stop();
      isPaused = true;
    },
    isPaused: (): boolean => isPaused,
    /** Shows another state at once, without the events that led to it. */
    load(state: GameState): void {
      stop();
      isPaused = false;
      reveals = allRevealed(state, reveals.count);
    },
    /** Queues events; those already queued, or all if `atOnce`, are shown without a hold. */
    show(events: readonly GameEvent[], atOnce: boolean): void {
      stop();
      isPaused = false;
      reveals = withEvents(reveals, events);
      if (atOnce) reveals = withoutHolds(reveals);
    },
    showNext,
    /** Shows all queued events without a hold. */
    skipHolds(): void {
      reveals = withoutHolds(reveals);
    },
    /** Goes on after `pause`; does nothing while something is waited for. */
    resume(): void {
      isPaused = false;
      if (waiting === null) advance();
    },
    /** Ends the current wait: shows the next event, or ends an opponent's delay. */
    skip(): void {
      if (waiting === null) advance();
      else waiting.skip();
    },
  };
}

export type Presenter = ReturnType<typeof createPresenter>;
