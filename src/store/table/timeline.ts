import {
  type FoldProblem,
  type GameEvent,
  type GameRecord,
  type GameState,
  type Header,
  type Result,
  type Seat,
  bidsAreSealed,
  err,
  evolve,
  newGame,
  ok,
  step,
} from '@/engine/index.ts';
import { actorOf } from './command.ts';

/** Kinds of stops, from the finest to the coarsest. */
type StopKind =
  /** After a decision, or after the reveal of sealed bids. */
  | 'decision'
  /** After a trick, or after the round was scored. */
  | 'trick'
  /** After a deal, or at the end of the game. */
  | 'round';

/** A position at which a replay can stop. */
export interface Stop {
  readonly kind: StopKind;
  /** Number of events so far. */
  readonly events: number;
  /** Number of commands so far. */
  readonly commands: number;
  /** The seat of the last command; null for a deal and its consequences. */
  readonly seat: Seat | null;
  /** 0-based. */
  readonly round: number;
}

/** All events and states of a game. */
export interface Timeline {
  readonly header: Header;
  readonly events: readonly GameEvent[];
  /** One more than events: `states[k]` is the state after k events. */
  readonly states: readonly GameState[];
  /** In order; never empty. */
  readonly stops: readonly Stop[];
}

/** The kind of stop after an event; null for none. */
function kindOf(event: GameEvent, after: GameState, next: GameEvent | undefined): StopKind | null {
  switch (event.type) {
    case 'dealt':
    case 'gameEnded':
      return 'round';
    case 'roundScored':
      // The end of the game replaces the stop at the end of its last round.
      return next?.type === 'gameEnded' ? null : 'trick';
    case 'trickTaken':
      return null;
    case 'biddingClosed':
      return bidsAreSealed(after.header.rules) ? 'decision' : null;
    case 'cardPlayed':
      return next?.type === 'trickTaken' ? 'trick' : 'decision';
    case 'blindNilDecided':
    case 'bidMade':
    case 'trumpNamed':
      return 'decision';
  }
}

/** The timeline of a record, or why it cannot be folded. */
export function timelineOf(record: GameRecord): Result<Timeline, FoldProblem> {
  const opened = newGame(record.header);
  if (!opened.ok) return err({ kind: 'header', problems: opened.error });
  const events: GameEvent[] = [];
  const states: GameState[] = [opened.value];
  const stops: Stop[] = [];
  let state = opened.value;
  for (const [at, command] of record.commands.entries()) {
    const stepped = step(state, command);
    if (!stepped.ok) return err({ kind: 'command', at, rejection: stepped.error });
    for (const [index, event] of stepped.value.events.entries()) {
      state = evolve(state, event);
      events.push(event);
      states.push(state);
      const kind = kindOf(event, state, stepped.value.events[index + 1]);
      if (kind === null) continue;
      stops.push({
        kind,
        events: events.length,
        commands: at + 1,
        seat: index === 0 ? actorOf(command) : null,
        round: state.round.index,
      });
    }
  }
  const start: Stop = { kind: 'round', events: 0, commands: 0, seat: null, round: 0 };
  return ok({
    header: record.header,
    events,
    states,
    stops: stops.length === 0 ? [start] : stops,
  });
}

/** The units in which a replay moves. */
export const STEP_UNITS = ['decision', 'trick', 'round'] as const satisfies readonly StopKind[];
export type StepUnit = (typeof STEP_UNITS)[number];

/**
 * The next (1) or previous (−1) stop of at least that kind, from a number of events; the last one
 * if there is none.
 */
export function stopFrom(
  { stops }: Timeline,
  events: number,
  unit: StepUnit,
  direction: 1 | -1,
): number {
  const minUnit = STEP_UNITS.indexOf(unit);
  const counts = ({ kind }: Stop): boolean => STEP_UNITS.indexOf(kind) >= minUnit;
  if (direction > 0) {
    const next = stops.findIndex((stop) => stop.events > events && counts(stop));
    return next < 0 ? stops.length - 1 : next;
  }
  return Math.max(
    0,
    stops.findLastIndex((stop) => stop.events < events && counts(stop)),
  );
}
