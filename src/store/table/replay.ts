import { createStore } from 'zustand/vanilla';
import { type GameEvent, type PlayerView, viewFor } from '@/engine/index.ts';
import { type Cue, publicFact } from './cue.ts';
import type { Stage } from '../hooks.ts';
import { holdBetween } from './pace.ts';
import type { Cancel, Clock } from '../ports/clock.ts';
import { humanSeat } from '../seating.ts';
import { IDLE_TABLE } from './table-screen.ts';
import type { TableState } from './table.ts';
import { type StepUnit, type Stop, type Timeline, stopFrom } from './timeline.ts';

/** Speeds of a replay, relative to a comfortable one. */
export const REPLAY_SPEEDS = [0.5, 1, 2, 4] as const;
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number];

export interface ReplayState {
  /** Number of events so far. */
  readonly events: number;
  /** Index of the stop that is shown or was passed last. */
  readonly at: number;
  readonly playing: boolean;
  readonly speed: ReplaySpeed;
}

/** Minimum reading times, in ms at normal speed. */
const READ_MS = { decision: 900, scored: 4000 } as const;

/** How long an event is shown during playback, in ms. */
function holdFor(shown: GameEvent['type'], next: GameEvent['type'], speed: ReplaySpeed): number {
  const normalHold = holdBetween(shown, next, { speed: 'normal', trickPause: 1500 }) ?? 0;
  const minimum =
    shown === 'roundScored' ? READ_MS.scored : shown === 'trickTaken' ? 0 : READ_MS.decision;
  return Math.max(normalHold, minimum) / speed;
}

/** The human's view after the first `events` events, without choices. */
export function viewAt({ header, states }: Timeline, events: number): PlayerView {
  const state = states[events];
  if (state === undefined) throw new Error(`no event ${events}`);
  return { ...viewFor(state, humanSeat(header)), choices: [] };
}

/** The public part of event number `count` (1-based). */
export function cueAt(timeline: Timeline, count: number): Cue | null {
  const event = timeline.events[count - 1];
  return event === undefined ? null : { ...publicFact(event, viewAt(timeline, count)), id: count };
}

const tableStateOf = (view: PlayerView, cue: Cue | null): TableState => ({
  ...IDLE_TABLE,
  view,
  cue,
});

/** A stop by its index; the first or last one for an index beyond them. */
export function stopAt({ stops }: Timeline, index: number): Stop {
  const stop = stops[Math.max(0, Math.min(stops.length - 1, index))];
  if (stop === undefined) throw new Error('a timeline without stops');
  return stop;
}

/** The position of a replay, a number of events, and the stage that shows it. */
function createPosition(timeline: Timeline, from: number) {
  const { stops } = timeline;
  const first = stopAt(timeline, from);
  let shown = first.events;
  const store = createStore<ReplayState>(() => ({
    events: shown,
    at: stops.indexOf(first),
    playing: false,
    speed: 1,
  }));
  const stage = createStore<TableState>(() => tableStateOf(viewAt(timeline, shown), null));

  /** Goes to a number of events; `withCue`: with the cue of the last event. */
  function show(count: number, withCue: boolean): void {
    shown = count;
    stage.setState(tableStateOf(viewAt(timeline, count), withCue ? cueAt(timeline, count) : null));
    const at = Math.max(
      0,
      stops.findLastIndex((stop) => stop.events <= count),
    );
    store.setState({ events: count, at });
  }

  return { store, stage, shown: (): number => shown, show };
}

/** Shows the events of a replay one by one, until it is paused or at the end. */
function createPlayback(
  timeline: Timeline,
  { store, shown, show }: ReturnType<typeof createPosition>,
  clock: Clock,
) {
  const { events } = timeline;
  let waiting: Cancel | null = null;

  function pause(): void {
    waiting?.();
    waiting = null;
    store.setState({ playing: false });
  }

  function playNext(): void {
    const [last, next] = [events[shown() - 1], events[shown()]];
    if (next === undefined) {
      pause();
      return;
    }
    const { speed } = store.getState();
    waiting = clock.after(last === undefined ? 1 : holdFor(last.type, next.type, speed), () => {
      show(shown() + 1, true);
      playNext();
    });
  }

  /** Starts playback, from the beginning if it is at the end; or pauses. */
  function toggle(): void {
    if (store.getState().playing) {
      pause();
      return;
    }
    if (shown() >= events.length) show(stopAt(timeline, 0).events, false);
    store.setState({ playing: true });
    playNext();
  }

  function setSpeed(speed: ReplaySpeed): void {
    store.setState({ speed });
    if (waiting === null) return;
    waiting();
    playNext();
  }

  return { pause, toggle, setSpeed };
}

/**
 * A replay of a finished game on a stage of its own. Playback shows its events one by one;
 * everything else jumps.
 */
export function createReplay(timeline: Timeline, clock: Clock, from = 0) {
  const position = createPosition(timeline, from);
  const { pause, toggle, setSpeed } = createPlayback(timeline, position, clock);
  const { shown, show } = position;

  /** Jumps to a stop. */
  function goTo(index: number): void {
    pause();
    show(stopAt(timeline, index).events, false);
  }

  /** Moves to the next or previous stop of a kind. One decision forward is shown event by event. */
  function move(unit: StepUnit, direction: 1 | -1): void {
    pause();
    const { events: target } = stopAt(timeline, stopFrom(timeline, shown(), unit, direction));
    if (unit !== 'decision' || direction < 0) show(target, false);
    else while (shown() < target) show(shown() + 1, true);
  }

  return {
    timeline,
    store: position.store,
    /** What the table draws. A tap moves one decision forward. */
    stage: {
      store: position.stage,
      // Nothing is decided in a replay.
      decide: () => undefined,
      skip: () => move('decision', 1),
    } satisfies Stage as Stage,
    goTo,
    move,
    pause,
    toggle,
    setSpeed,
  };
}

export type Replay = ReturnType<typeof createReplay>;
