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

/** What a stop stands at, from the least to the most that can be stepped by. */
type StopKind =
  /** Somebody has decided, or sealed bids were opened. */
  | 'decision'
  /** The trick is full, or the round is in the sheet. */
  | 'trick'
  /** A round was dealt, or the game is over. */
  | 'round';

/** A place of a finished game where a replay rests. */
export interface Stop {
  readonly kind: StopKind;
  /** How many events have happened. */
  readonly events: number;
  /** How many commands of the record have been carried out; the last of them led here. */
  readonly commands: number;
  /** Who decided that; null for a deal and for what follows by itself. */
  readonly seat: Seat | null;
  /** 0-based. */
  readonly round: number;
}

/** A game unrolled: what happened, and how everything stood before and after each event. */
export interface Timeline {
  readonly header: Header;
  readonly events: readonly GameEvent[];
  /** One more than events: `states[k]` is how it stood after k of them. */
  readonly states: readonly GameState[];
  /** In order; never empty. */
  readonly stops: readonly Stop[];
}

/** As what an event is a stop; null where a replay does not rest. */
function kindOf(event: GameEvent, after: GameState, next: GameEvent | undefined): StopKind | null {
  switch (event.type) {
    case 'dealt':
    case 'gameEnded':
      return 'round';
    case 'roundScored':
      // The end of the game says all that the end of its last round would.
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

/** The whole course of a record, or why it is no game. */
export function timelineOf(record: GameRecord): Result<Timeline, FoldProblem> {
  const opened = newGame(record.header);
  if (!opened.ok) return err({ kind: 'header', problems: opened.error });
  const events: GameEvent[] = [];
  const states: GameState[] = [opened.value];
  const stops: Stop[] = [];
  let state = opened.value;
  for (const [at, command] of record.commands.entries()) {
    const carried = step(state, command);
    if (!carried.ok) return err({ kind: 'command', at, rejection: carried.error });
    for (const [index, event] of carried.value.events.entries()) {
      state = evolve(state, event);
      events.push(event);
      states.push(state);
      const kind = kindOf(event, state, carried.value.events[index + 1]);
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

/** What a replay is moved by. */
export const STEP_UNITS = ['decision', 'trick', 'round'] as const satisfies readonly StopKind[];
export type StepUnit = (typeof STEP_UNITS)[number];

/** The stop that is one unit on (1) or back (−1) from where `events` have happened; the last one there is. */
export function stopFrom(
  { stops }: Timeline,
  events: number,
  unit: StepUnit,
  direction: 1 | -1,
): number {
  const least = STEP_UNITS.indexOf(unit);
  const counts = ({ kind }: Stop): boolean => STEP_UNITS.indexOf(kind) >= least;
  if (direction > 0) {
    const next = stops.findIndex((stop) => stop.events > events && counts(stop));
    return next < 0 ? stops.length - 1 : next;
  }
  return Math.max(
    0,
    stops.findLastIndex((stop) => stop.events < events && counts(stop)),
  );
}
