import {
  type Command,
  type Opponent,
  type Seat,
  allowed,
  choicesOf,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import type { Alert } from '../alerts.ts';
import { actorOf, knownCommand } from './command.ts';
import type { GameHistory } from './game-history.ts';
import { forcedCard } from './forced-card.ts';
import { type TurnOutcome, askOpponent, randomDelay } from './opponent-turn.ts';
import { FORCED_CARD_MS, type Pace, scaled } from './pace.ts';
import type { Clock } from '../ports/clock.ts';
import type { Opponents } from '../ports/opponents.ts';
import type { Randomness } from '../ports/randomness.ts';
import { humanSeat, levelAt } from '../seating.ts';
import { type Wait, holdFor } from './wait.ts';

/** The longest time for an opponent's move, in ms, before a quick one is played for it. */
export const HARD_DEADLINE_MS = 5000;

/** The level that plays the human's cards during auto-finish. */
const AUTO_FINISH_LEVEL: Opponent = 'hard';

interface TurnsPorts {
  readonly clock: Clock;
  readonly opponents: Opponents;
  readonly randomness: Randomness;
  readonly pace: () => Pace;
  readonly history: () => GameHistory;
  /** Applies a command; false if it is not legal. */
  readonly apply: (command: Command) => boolean;
  /** Sets what the table waits for; null: nothing. */
  readonly waitFor: (wait: Wait | null) => void;
  /** Adds an alert; it appears with the next `publish`. */
  readonly alert: (alert: Alert) => void;
  /** Takes back an alert that is no longer true. */
  readonly withdraw: (kind: Alert['kind']) => void;
  /** Publishes the state of the table to the screen. */
  readonly publish: () => void;
}

/** A seat to act, and the level of the opponent who decides for it. */
interface Turn {
  readonly seat: Seat;
  readonly level: Opponent;
}

/** Whose turn it is; null if the human's, or nobody's. */
function opponentsTurn({ record: { header }, state, isAutoFinishing }: GameHistory): Turn | null {
  for (const seat of toAct(state)) {
    const level = levelAt(header, seat) ?? (isAutoFinishing ? AUTO_FINISH_LEVEL : null);
    if (level !== null) return { seat, level };
  }
  return null;
}

/** Applies an opponent's answer; false if it is not a move of this seat, or not legal. */
function tryMove({ apply }: Pick<TurnsPorts, 'apply'>, seat: Seat, answer: unknown): boolean {
  const command = knownCommand(answer);
  return command !== null && actorOf(command) === seat && apply(command);
}

/** Plays a quick move for an opponent that did not answer: its own, or the first legal one. */
function playQuick(ports: Pick<TurnsPorts, 'apply' | 'history' | 'opponents'>, seat: Seat): void {
  const { state } = ports.history();
  let quick: unknown = null;
  try {
    quick = ports.opponents.quick(viewFor(state, seat));
  } catch {
    // The first legal move below is played instead.
  }
  if (!tryMove(ports, seat, quick)) tryMove(ports, seat, allowed(choicesOf(state, seat))[0]);
}

/** Plays the human's only legal card after a moment, if the setting is on. */
function playForced(ports: TurnsPorts): void {
  const { autoPlay = false, speed } = ports.pace();
  const { record, state, undone } = ports.history();
  // After an undo the human wants to decide.
  const isWanted = autoPlay && undone.length === 0;
  const forced = isWanted ? forcedCard(state, humanSeat(record.header)) : null;
  if (forced === null) return;
  // Never synchronously within the call that showed the event before.
  const ms = Math.max(1, scaled(FORCED_CARD_MS, speed));
  ports.waitFor(
    holdFor(ports.clock, ms, () => {
      ports.waitFor(null);
      ports.apply(forced);
    }),
  );
  ports.publish();
}

/** Which levels cannot think, and the alert about that: it appears once, until all can again. */
function createAvailability({ alert, withdraw }: Pick<TurnsPorts, 'alert' | 'withdraw'>) {
  /** The levels that could not think when they were last asked. */
  const unavailable = new Set<Opponent>();
  return {
    lost(level: Opponent): void {
      if (unavailable.size === 0) alert({ kind: 'opponents-unavailable' });
      unavailable.add(level);
    },
    /** Some levels need files that others do not: all of them must be able to think again. */
    regained(level: Opponent): void {
      if (unavailable.delete(level) && unavailable.size === 0) withdraw('opponents-unavailable');
    },
  };
}

/** Asks the next opponent for its move, and applies it. */
export function createTurns(ports: TurnsPorts) {
  const availability = createAvailability(ports);
  /** The seat whose opponent failed: nobody is asked until the player has dismissed the alert. */
  let failed: Seat | null = null;

  function ask({ seat, level }: Turn): void {
    const { state, record, isAutoFinishing } = ports.history();
    const delay = isAutoFinishing ? 0 : scaled(randomDelay(ports, level), ports.pace().speed);
    const turn = askOpponent(
      ports,
      { view: viewFor(state, seat), level, aiSeed: record.header.aiSeed },
      { delay, deadline: Math.max(delay, HARD_DEADLINE_MS) },
      (outcome) => handleOutcome({ seat, level }, outcome),
    );
    ports.waitFor({ ...turn, for: seat });
    ports.publish();
  }

  function handleOutcome({ seat, level }: Turn, outcome: TurnOutcome): void {
    ports.waitFor(null);
    if (outcome.kind === 'failed') {
      failed = seat;
      ports.alert({ kind: 'opponent-failed', seat });
      ports.publish();
    } else if (outcome.kind === 'unavailable') {
      availability.lost(level);
      playQuick(ports, seat);
    } else if (outcome.kind === 'move' && tryMove(ports, seat, outcome.answer)) {
      availability.regained(level);
    } else {
      ports.alert({ kind: 'opponent-replaced', seat });
      playQuick(ports, seat);
    }
  }

  return {
    /** Asks the next opponent; nobody until a failed opponent's alert is dismissed. */
    askNext(): void {
      const turn = opponentsTurn(ports.history());
      if (turn?.seat === failed) return;
      // The human may have played instead of a stand-in that failed.
      failed = null;
      if (turn === null) playForced(ports);
      else ask(turn);
    },

    /** Plays a quick move for the opponent that failed. False if none has. */
    playForFailed(): boolean {
      const seat = failed;
      failed = null;
      if (seat !== null) playQuick(ports, seat);
      return seat !== null;
    },

    /** Another game, or another point of it, was loaded. */
    reset(): void {
      failed = null;
    },
  };
}
