import {
  type Command,
  type Level,
  type Seat,
  allowed,
  choicesOf,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import type { Alert } from './alerts.ts';
import { actorOf, knownCommand } from './command.ts';
import type { Course } from './course.ts';
import { onlyCard } from './forced.ts';
import { type TurnOutcome, askOpponent, thinkingTime } from './opponent-turn.ts';
import { FORCED_CARD_MS, type Pace, scaled } from './pace.ts';
import type { Clock } from './ports/clock.ts';
import type { Opponents } from './ports/opponents.ts';
import type { Randomness } from './ports/randomness.ts';
import { humanSeat, levelAt } from './seating.ts';
import { type Wait, holdFor } from './wait.ts';

/** The longest that an opponent may take over a move before a quick one is played for it. */
export const HARD_DEADLINE_MS = 5000;

/** How well the person's cards are played when an opponent plays them. */
const STAND_IN: Level = 'hard';

interface TurnsPorts {
  readonly clock: Clock;
  readonly opponents: Opponents;
  readonly randomness: Randomness;
  readonly pace: () => Pace;
  readonly course: () => Course;
  /** Carries a decision out; false if it is not legal. */
  readonly decide: (command: Command) => boolean;
  /** Lets the table wait for this; null: it has come. */
  readonly waitFor: (wait: Wait | null) => void;
  /** Keeps something for the player to be told when the table is drawn next. */
  readonly alert: (alert: Alert) => void;
  /** Tells the screen how things are. */
  readonly publish: () => void;
}

/** A seat and the level of who decides for it. */
interface Turn {
  readonly seat: Seat;
  readonly level: Level;
}

/** Whose turn it is, if that is not the person. */
function opponentsTurn({ record: { header }, state, isPlayedOut }: Course): Turn | null {
  for (const seat of toAct(state)) {
    const level = levelAt(header, seat) ?? (isPlayedOut ? STAND_IN : null);
    if (level !== null) return { seat, level };
  }
  return null;
}

/** Who is asked next, and what becomes of the answer. */
export function createTurns(ports: TurnsPorts) {
  const { clock, opponents, pace, course } = ports;
  /** The seat whose opponent failed: nobody is asked until the player has taken note of it. */
  let failed: Seat | null = null;
  /** Whether the player knows that opponents play quick moves only. */
  let isTold = false;

  function ask({ seat, level }: Turn): void {
    const { state, record, isPlayedOut } = course();
    const delay = isPlayedOut ? 0 : scaled(thinkingTime(ports, level), pace().speed);
    const turn = askOpponent(
      ports,
      { view: viewFor(state, seat), level, aiSeed: record.header.aiSeed },
      { delay, deadline: Math.max(delay, HARD_DEADLINE_MS) },
      (outcome) => take(seat, outcome),
    );
    ports.waitFor({ ...turn, for: { thinking: seat } });
    ports.publish();
  }

  /** Plays the person's only legal card after a moment, where that is wanted. */
  function playForced(): void {
    const { autoPlay = false, speed } = pace();
    const { record, state, undone } = course();
    // Who has just taken a decision back wants to decide.
    const isWanted = autoPlay && undone.length === 0;
    const forced = isWanted ? onlyCard(state, humanSeat(record.header)) : null;
    if (forced === null) return;
    // Never within the call that showed what came before.
    const ms = Math.max(1, scaled(FORCED_CARD_MS, speed));
    ports.waitFor(
      holdFor(clock, ms, () => {
        ports.waitFor(null);
        ports.decide(forced);
      }),
    );
    ports.publish();
  }

  function take(seat: Seat, outcome: TurnOutcome): void {
    ports.waitFor(null);
    if (outcome.kind === 'failed') {
      failed = seat;
      ports.alert({ kind: 'opponent-failed', seat });
      ports.publish();
      return;
    }
    if (outcome.kind === 'unavailable') {
      if (!isTold) ports.alert({ kind: 'opponents-unavailable' });
      isTold = true;
      playQuick(seat);
      return;
    }
    if (outcome.kind === 'move' && tryMove(seat, outcome.answer)) return;
    ports.alert({ kind: 'opponent-replaced', seat });
    playQuick(seat);
  }

  /** Carries out what claims to be a move of this seat; false if it is none, or not legal. */
  function tryMove(seat: Seat, claim: unknown): boolean {
    const command = knownCommand(claim);
    return command !== null && actorOf(command) === seat && ports.decide(command);
  }

  /** Plays a quick move for an opponent that did not deliver: its own, or any that is legal. */
  function playQuick(seat: Seat): void {
    const { state } = course();
    let quick: unknown = null;
    try {
      quick = opponents.quick(viewFor(state, seat));
    } catch {
      // The first legal move below stands in for whatever went wrong here.
    }
    if (!tryMove(seat, quick)) tryMove(seat, allowed(choicesOf(state, seat))[0]);
  }

  return {
    /** Asks whoever is to decide; nobody while an opponent that failed has not been noted. */
    askNext(): void {
      if (failed !== null) return;
      const turn = opponentsTurn(course());
      if (turn === null) playForced();
      else ask(turn);
    },

    /** The player has taken note of the failure: a quick move is played. False if there was none. */
    goOnAfterFailure(): boolean {
      const seat = failed;
      failed = null;
      if (seat !== null) playQuick(seat);
      return seat !== null;
    },

    /** Another game, or another place of it, is on the table. */
    forget(): void {
      failed = null;
    },
  };
}
