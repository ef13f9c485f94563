import {
  type GameEvent,
  type GameState,
  type PlayerView,
  evolve,
  viewFor,
} from '@/engine/index.ts';
import { type Cue, publicFact } from './cue.ts';
import { type Pace, holdAfter, holdBetween, shownAs } from './pace.ts';
import { humanSeat } from './seating.ts';

/** What is shown of a game, whose truth may be further on: decision 002. */
export interface Showing {
  readonly shown: GameState;
  /** What has happened since. */
  readonly queue: readonly GameEvent[];
  /** How many events of the queue a newer decision has overtaken: they are shown without a hold. */
  readonly overtaken: number;
  /** How many events have been shown at this table. */
  readonly count: number;
}

/** All of a game is shown; what was shown on the way to it is not told again. */
export const allShown = (shown: GameState, count: number): Showing => ({
  shown,
  queue: [],
  overtaken: 0,
  count,
});

/** What all that waits is shown without. */
export const hurried = (showing: Showing): Showing => ({
  ...showing,
  overtaken: showing.queue.length,
});

/** Something newer has happened: what waits is overtaken by it. */
export const withNews = (showing: Showing, events: readonly GameEvent[]): Showing => ({
  ...hurried(showing),
  queue: [...showing.queue, ...events],
});

/** What the person may see of it. */
export const viewOf = ({ shown }: Showing): PlayerView => viewFor(shown, humanSeat(shown.header));

/** One event shown: what is to be seen and told, and how long it is held (null: until a tap). */
interface Shown {
  readonly showing: Showing;
  readonly view: PlayerView;
  readonly cue: Cue;
  readonly holdMs: number | null;
}

/** The next event of the queue shown; null if it is empty. */
export function nextShown(showing: Showing, pace: Pace): Shown | null {
  const [event, ...queue] = showing.queue;
  if (event === undefined) return null;
  const [next] = queue;
  const onShow = shownAs(event.type, showing.shown.header.rules);
  const ms = next === undefined ? holdAfter(onShow, pace) : holdBetween(onShow, next.type, pace);
  const after: Showing = {
    shown: evolve(showing.shown, event),
    queue,
    overtaken: Math.max(0, showing.overtaken - 1),
    count: showing.count + 1,
  };
  const view = viewOf(after);
  return {
    showing: after,
    view,
    cue: { ...publicFact(event, view), id: after.count },
    holdMs: showing.overtaken > 0 ? 0 : ms,
  };
}
