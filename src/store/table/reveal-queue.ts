import {
  type GameEvent,
  type GameState,
  type PlayerView,
  evolve,
  viewFor,
} from '@/engine/index.ts';
import { type Cue, publicFact } from './cue.ts';
import { type Pace, holdAfter, holdBetween, shownAs } from './pace.ts';
import { humanSeat } from '../seating.ts';

/** The state on screen and the events that it is behind the true state (decision 002). */
export interface RevealQueue {
  readonly shown: GameState;
  /** Events that have happened and are not shown yet. */
  readonly queue: readonly GameEvent[];
  /** How many events at the head of the queue are shown without a hold. */
  readonly skipped: number;
  /** How many events this table has shown; numbers the cues. */
  readonly count: number;
}

/** A queue with nothing left to show. */
export const allRevealed = (shown: GameState, count: number): RevealQueue => ({
  shown,
  queue: [],
  skipped: 0,
  count,
});

/** Shows everything that is queued now without a hold. */
export const withoutHolds = (reveals: RevealQueue): RevealQueue => ({
  ...reveals,
  skipped: reveals.queue.length,
});

/** Appends events; those queued before them are shown without a hold. */
export const withEvents = (reveals: RevealQueue, events: readonly GameEvent[]): RevealQueue => ({
  ...withoutHolds(reveals),
  queue: [...reveals.queue, ...events],
});

/** What the human may see of the shown state. */
export const shownView = ({ shown }: RevealQueue): PlayerView =>
  viewFor(shown, humanSeat(shown.header));

/** The queue after one reveal, what to show, and for how many ms to hold it (null: until a tap). */
interface Reveal {
  readonly reveals: RevealQueue;
  readonly view: PlayerView;
  readonly cue: Cue;
  readonly holdMs: number | null;
}

/** Shows the next event; null if the queue is empty. */
export function revealNext(reveals: RevealQueue, pace: Pace): Reveal | null {
  const [event, ...queue] = reveals.queue;
  if (event === undefined) return null;
  const [next] = queue;
  const onShow = shownAs(event.type, reveals.shown.header.rules);
  const ms = next === undefined ? holdAfter(onShow, pace) : holdBetween(onShow, next.type, pace);
  const after: RevealQueue = {
    shown: evolve(reveals.shown, event),
    queue,
    skipped: Math.max(0, reveals.skipped - 1),
    count: reveals.count + 1,
  };
  const view = shownView(after);
  return {
    reveals: after,
    view,
    cue: { ...publicFact(event, view), id: after.count },
    holdMs: reveals.skipped > 0 ? 0 : ms,
  };
}
