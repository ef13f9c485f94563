import { createStore } from 'zustand/vanilla';
import {
  type Command,
  type FoldProblem,
  type GameEvent,
  type GameRecord,
  type GameState,
  HUMAN,
  type Header,
  type HeaderProblem,
  type Level,
  type PlayerView,
  type Rejection,
  type Result,
  type Seat,
  allowed,
  choicesOf,
  err,
  evolve,
  fold,
  newGame,
  ok,
  step,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import { type Cue, publicFact } from './cue.ts';
import { type OpponentTurn, type TurnOutcome, askOpponent } from './opponent-turn.ts';
import { type Pace, holdAfter, holdBetween, scaled } from './pace.ts';
import type { Cancel, Clock, Entropy, Opponents, Saves } from './ports.ts';

/** The longest that an opponent may take over a move before a quick one is played for it. */
export const HARD_DEADLINE_MS = 5000;

/** Something the player has to be told. */
export type Alert =
  /** The opponent threw; the game waits for *Continue*, then plays a quick move for it. */
  | { readonly kind: 'opponent-failed'; readonly seat: Seat }
  /** The opponent was late or broke the rules; a quick move was played for it. */
  | { readonly kind: 'opponent-replaced'; readonly seat: Seat }
  /** The game cannot be kept; said once a game. */
  | { readonly kind: 'not-saved' }
  /** What was kept could not be read and has been set aside. */
  | { readonly kind: 'damaged-save' };

/** All that the screen may know. The hidden cards are not in here, nor is anything that tells them. */
export interface TableState {
  readonly view: PlayerView;
  /** The last thing shown; null after a start or a reload. */
  readonly cue: Cue | null;
  /** Whether more has happened than is shown. */
  readonly presenting: boolean;
  /** Whether the next event is shown only when somebody taps. */
  readonly waitsForTap: boolean;
  readonly thinking: Seat | null;
  readonly alert: Alert | null;
}

export interface TablePorts {
  readonly clock: Clock;
  readonly opponents: Opponents;
  readonly saves: Saves;
  readonly entropy: Entropy;
  readonly pace: () => Pace;
}

/** The seat that a command speaks for; a deal is nobody's. */
const actorOf = (command: Command): Seat | null => (command.type === 'deal' ? null : command.seat);

/** Where the person sits. */
const humanSeat = (header: Header): Seat =>
  Math.max(
    0,
    header.seats.findIndex(({ player }) => player === HUMAN),
  );

/**
 * The table: the truth of one game, what of it is shown so far, and who is asked next. A decision
 * is true at once and shown in its own time; nothing here waits for an animation to report back.
 */
export function createTable(ports: TablePorts, opening: GameState) {
  const { clock, opponents, saves, entropy, pace } = ports;

  let record: GameRecord = { header: opening.header, commands: [] };
  let truth = opening;
  let shown = opening;
  let queue: readonly GameEvent[] = [];
  let cueCount = 0;
  let savingFailed = false;
  let waiting: { readonly cancel: Cancel; readonly action: () => void } | null = null;
  let turn: OpponentTurn | null = null;

  /** The level of the opponent at a seat; null for a person. */
  const levelAt = (seat: Seat): Level | null => {
    const player = record.header.seats[seat]?.player ?? HUMAN;
    return player === HUMAN ? null : player;
  };

  const look = (): PlayerView => viewFor(shown, humanSeat(record.header));

  const store = createStore<TableState>(() => ({
    view: look(),
    cue: null,
    presenting: false,
    waitsForTap: false,
    thinking: null,
    alert: null,
  }));

  const alert = (value: Alert): void => store.setState({ alert: value });

  function save(): void {
    saves.write(record).then(
      () => {
        savingFailed = false;
      },
      () => {
        if (!savingFailed) alert({ kind: 'not-saved' });
        savingFailed = true;
      },
    );
  }

  function stopWaiting(): void {
    waiting?.cancel();
    waiting = null;
  }

  /** Does `action` after `ms`, at once for 0, or when somebody taps for null. */
  function wait(ms: number | null, action: () => void): void {
    stopWaiting();
    if (ms !== null && ms <= 0) {
      action();
      return;
    }
    const act = (): void => {
      waiting = null;
      action();
    };
    waiting = { cancel: ms === null ? () => undefined : clock.after(ms, act), action };
  }

  function stopThinking(): void {
    turn?.cancel();
    turn = null;
    if (store.getState().thinking !== null) store.setState({ thinking: null });
  }

  function showNext(): void {
    const [event, ...rest] = queue;
    if (event === undefined) return;
    queue = rest;
    shown = evolve(shown, event);
    cueCount += 1;
    const view = look();
    const cue = { ...publicFact(event, view), id: cueCount };
    const next = queue[0];
    const hold = next === undefined ? 0 : holdBetween(event.type, next.type, pace());
    store.setState({ view, cue, presenting: next !== undefined, waitsForTap: hold === null });
    if (next === undefined) wait(holdAfter(event.type, pace()), askNext);
    else wait(hold, showNext);
  }

  function askNext(): void {
    if (store.getState().alert?.kind === 'opponent-failed') return;
    const seat = toAct(truth).find((each) => levelAt(each) !== null);
    const level = seat === undefined ? null : levelAt(seat);
    if (seat === undefined || level === null) return;
    const [least, most] = opponents.delay(level);
    const delay = scaled(least + (most - least) * entropy.fraction(), pace().speed);
    store.setState({ thinking: seat });
    turn = askOpponent(
      ports,
      { view: viewFor(truth, seat), level, aiSeed: record.header.aiSeed },
      { delay, deadline: Math.max(delay, HARD_DEADLINE_MS) },
      (outcome) => take(seat, outcome),
    );
  }

  function take(seat: Seat, outcome: TurnOutcome): void {
    stopThinking();
    if (outcome.kind === 'failed') {
      alert({ kind: 'opponent-failed', seat });
      return;
    }
    const { command } = { command: null, ...outcome };
    if (command !== null && actorOf(command) === seat && submit(command).ok) return;
    alert({ kind: 'opponent-replaced', seat });
    playQuick(seat);
  }

  /** Plays a quick move for an opponent that did not deliver: its own, or any that is legal. */
  function playQuick(seat: Seat): void {
    let quick: Command | null = null;
    try {
      quick = opponents.quick(viewFor(truth, seat));
    } catch {
      // The first legal move below stands in for whatever went wrong here.
    }
    if (quick !== null && actorOf(quick) === seat && submit(quick).ok) return;
    const first = allowed(choicesOf(truth, seat))[0];
    if (first !== undefined) submit(first);
  }

  /** Carries a decision out, or says why not; nothing has changed then. */
  function submit(command: Command): Result<null, Rejection> {
    const carried = step(truth, command);
    if (!carried.ok) return carried;
    stopThinking();
    while (queue.length > 0) {
      stopWaiting();
      showNext();
    }
    stopWaiting();
    record = { header: record.header, commands: [...record.commands, command] };
    truth = carried.value.state;
    queue = carried.value.events;
    save();
    showNext();
    return ok(null);
  }

  function begin(state: GameState, from: GameRecord): void {
    stopWaiting();
    stopThinking();
    record = from;
    truth = state;
    shown = state;
    queue = [];
    store.setState({ view: look(), cue: null, presenting: false, waitsForTap: false, alert: null });
    askNext();
  }

  return {
    store,

    /** Begins a new game; the running one is given up. */
    start(header: Header): Result<null, readonly HeaderProblem[]> {
      const opened = newGame(header);
      if (!opened.ok) return opened;
      begin(opened.value, { header, commands: [] });
      save();
      return ok(null);
    },

    /** Goes on with a kept game where it was left. */
    resume(kept: GameRecord): Result<null, FoldProblem> {
      const folded = fold(kept);
      if (!folded.ok) return folded;
      begin(folded.value, kept);
      return ok(null);
    },

    /** The person's decision; what is still on show is cut short by it. */
    act(command: Command): Result<null, Rejection> {
      const actor = actorOf(command);
      if (actor !== null && actor !== humanSeat(record.header))
        return err({ kind: 'not-your-turn', toAct: toAct(truth) });
      return submit(command);
    },

    /** Does at once what would come next by itself: shows the next event, or ends the thinking. */
    hurry(): void {
      if (waiting === null) turn?.hurry();
      else {
        const { action } = waiting;
        stopWaiting();
        action();
      }
    },

    /** Tells the player something that happened around the game. */
    notify: alert,

    /** Takes note of an alert; after a failed opponent the game goes on with a quick move for it. */
    dismissAlert(): void {
      const { alert: current } = store.getState();
      store.setState({ alert: null });
      if (current?.kind === 'opponent-failed') playQuick(current.seat);
    },

    /** The game so far, to be kept, shared or checked. */
    record: (): GameRecord => record,

    /** Stops all that is under way. */
    dispose(): void {
      stopWaiting();
      stopThinking();
    },
  };
}

export type Table = ReturnType<typeof createTable>;
