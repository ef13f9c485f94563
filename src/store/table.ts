import { createStore } from 'zustand/vanilla';
import {
  type Command,
  type FoldProblem,
  type GameEvent,
  type GameRecord,
  type GameState,
  type Header,
  type HeaderProblem,
  type Level,
  type PlayerView,
  type Rejection,
  type Result,
  type Seat,
  allowed,
  certainRest,
  choicesOf,
  err,
  evolve,
  fold,
  legalCommands,
  newGame,
  ok,
  step,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import { type Alert, withAlert } from './alerts.ts';
import { actorOf, knownCommand } from './command.ts';
import { type Cue, publicFact } from './cue.ts';
import { createKeeper } from './keeper.ts';
import { type TurnOutcome, askOpponent, thinkingTime } from './opponent-turn.ts';
import { onlyCard } from './forced.ts';
import { FORCED_CARD_MS, type Pace, holdAfter, holdBetween, scaled, shownAs } from './pace.ts';
import type { Clock, Entropy, GameNote, Opponents, Origin, Saves } from './ports.ts';
import { againAtOnce, lastDecision } from './takeback.ts';
import { type NotOnePerson, humanSeat, isOnePerson, levelAt } from './seating.ts';
import { type Wait, holdFor } from './wait.ts';

/** The longest that an opponent may take over a move before a quick one is played for it. */
export const HARD_DEADLINE_MS = 5000;

/** How well the person's cards are played when an opponent plays them. */
const STAND_IN: Level = 'hard';

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
  /** The oldest that the player has not taken note of. */
  readonly alert: Alert | null;
  /**
   * Whether there is a decision to take back, one that was taken back, a round to play out, or a
   * finished game whose cards can be dealt again.
   */
  readonly can: Readonly<Record<'undo' | 'redo' | 'playOut' | 'again', boolean>>;
}

export interface TablePorts {
  readonly clock: Clock;
  readonly opponents: Opponents;
  readonly saves: Saves;
  readonly entropy: Entropy;
  readonly pace: () => Pace;
}

/**
 * The table: the truth of one game, what of it is shown so far, and who is asked next. A decision
 * is true at once and shown in its own time; nothing here waits for an animation to report back.
 * What follows is arranged before the screen is told, so that no listener that throws can stop it.
 */
export function createTable(ports: TablePorts, opening: GameState) {
  const { clock, opponents, saves, pace, entropy } = ports;

  const newNote = (origin: Origin | null = null, again = false): GameNote => ({
    id: entropy.seed(),
    takenBack: 0,
    playedOut: 0,
    hints: 0,
    again,
    origin,
  });
  let note = newNote();
  let record: GameRecord = { header: opening.header, commands: [] };
  let truth = opening;
  let shown = opening;
  let queue: readonly GameEvent[] = [];
  /** How many events of the queue a newer decision has overtaken: they are shown without a hold. */
  let overtaken = 0;
  let cueCount = 0;
  let waiting: Wait | null = null;
  /** The seat whose opponent failed: nobody is asked until the player has taken note of it. */
  let failed: Seat | null = null;
  let alerts: readonly Alert[] = [];
  /** What the person has taken back, to be done again. */
  let undone: readonly Command[] = [];
  /** Whether an opponent plays the person's cards until the round is over. */
  let isPlayedOut = false;

  const look = (): PlayerView => viewFor(shown, humanSeat(record.header));

  const store = createStore<TableState>(() => ({
    view: look(),
    cue: null,
    presenting: false,
    waitsForTap: false,
    thinking: null,
    alert: null,
    can: { undo: false, redo: false, playOut: false, again: false },
  }));

  /** At its end a game is what it is: its seed is shown then. */
  const isOver = (): boolean => truth.round.phase === 'over';

  /** The one try that counts is played without help. */
  const isRated = (): boolean => note.origin?.kind === 'daily' && note.origin.rated;

  const possibilities = (): TableState['can'] => ({
    undo: !isOver() && !isRated() && lastDecision(record.commands, humanSeat(record.header)) >= 0,
    redo: undone.length > 0,
    playOut: truth.round.phase === 'play' && !isPlayedOut && !isRated(),
    again: isOver(),
  });

  /** Tells the screen how things are. */
  function publish(news: Partial<Pick<TableState, 'view' | 'cue'>> = {}): void {
    const reason = waiting?.for;
    store.setState({
      ...news,
      presenting: queue.length > 0,
      waitsForTap: reason === 'tap',
      thinking: typeof reason === 'object' ? reason.thinking : null,
      alert: alerts[0] ?? null,
      can: possibilities(),
    });
  }

  function notify(alert: Alert): void {
    alerts = withAlert(alerts, alert);
    publish();
  }

  const keeper = createKeeper(saves, () => notify({ kind: 'not-saved' }));

  const keep = (): void => keeper.keep(record, { ...note, over: isOver() });

  function stopWaiting(): void {
    waiting?.cancel();
    waiting = null;
  }

  function showNext(): void {
    const [event, ...rest] = queue;
    if (event === undefined) return;
    const [next] = rest;
    const onShow = shownAs(event.type, record.header.rules);
    const ms =
      next === undefined ? holdAfter(onShow, pace()) : holdBetween(onShow, next.type, pace());
    const holdMs = overtaken > 0 ? 0 : ms;
    queue = rest;
    overtaken = Math.max(0, overtaken - 1);
    shown = evolve(shown, event);
    cueCount += 1;
    const view = look();
    const held = holdFor(clock, holdMs, () => {
      waiting = null;
      if (next === undefined) askNext();
      else showNext();
    });
    waiting = held;
    try {
      publish({ view, cue: { ...publicFact(event, view), id: cueCount } });
    } finally {
      // Unless a listener has already moved the table on.
      if (holdMs !== null && holdMs <= 0 && waiting === held) held.hurry();
    }
  }

  function askNext(): void {
    if (failed !== null) return;
    const { header } = record;
    const levelOf = (each: Seat): Level | null =>
      levelAt(header, each) ?? (isPlayedOut ? STAND_IN : null);
    const seat = toAct(truth).find((each) => levelOf(each) !== null);
    const level = seat === undefined ? null : levelOf(seat);
    if (seat === undefined || level === null) {
      playForced();
      return;
    }
    const delay = isPlayedOut ? 0 : scaled(thinkingTime(ports, level), pace().speed);
    const turn = askOpponent(
      ports,
      { view: viewFor(truth, seat), level, aiSeed: header.aiSeed },
      { delay, deadline: Math.max(delay, HARD_DEADLINE_MS) },
      (outcome) => take(seat, outcome),
    );
    waiting = { ...turn, for: { thinking: seat } };
    publish();
  }

  /** Plays the person's only legal card after a moment, where that is wanted. */
  function playForced(): void {
    const { autoPlay = false, speed } = pace();
    // Who has just taken a decision back wants to decide.
    const isWanted = autoPlay && undone.length === 0;
    const forced = isWanted ? onlyCard(truth, humanSeat(record.header)) : null;
    if (forced === null) return;
    // Never within the call that showed what came before.
    const ms = Math.max(1, scaled(FORCED_CARD_MS, speed));
    waiting = holdFor(clock, ms, () => {
      waiting = null;
      submit(forced);
    });
    publish();
  }

  function take(seat: Seat, outcome: TurnOutcome): void {
    waiting = null;
    if (outcome.kind === 'failed') {
      failed = seat;
      notify({ kind: 'opponent-failed', seat });
      return;
    }
    if (outcome.kind === 'move' && tryMove(seat, outcome.answer)) return;
    alerts = withAlert(alerts, { kind: 'opponent-replaced', seat });
    playQuick(seat);
  }

  /** Carries out what claims to be a move of this seat; false if it is none, or not legal. */
  function tryMove(seat: Seat, claim: unknown): boolean {
    const command = knownCommand(claim);
    return command !== null && actorOf(command) === seat && submit(command).ok;
  }

  /** Plays a quick move for an opponent that did not deliver: its own, or any that is legal. */
  function playQuick(seat: Seat): void {
    let quick: unknown = null;
    try {
      quick = opponents.quick(viewFor(truth, seat));
    } catch {
      // The first legal move below stands in for whatever went wrong here.
    }
    if (!tryMove(seat, quick)) tryMove(seat, allowed(choicesOf(truth, seat))[0]);
  }

  /** Carries a decision out, or says why not; nothing has changed then. */
  function submit(command: Command): Result<null, Rejection> {
    const carried = step(truth, command);
    if (!carried.ok) return carried;
    stopWaiting();
    record = { header: record.header, commands: [...record.commands, command] };
    truth = carried.value.state;
    undone = [];
    overtaken = queue.length;
    queue = [...queue, ...carried.value.events];
    if (isPlayedOut) overtaken = queue.length;
    if (truth.round.phase !== 'play') isPlayedOut = false;
    keep();
    showNext();
    return ok(null);
  }

  /** Puts another game on the table. */
  function lay(state: GameState, from: GameRecord, about: GameNote): void {
    stopWaiting();
    note = about;
    record = from;
    truth = state;
    shown = state;
    queue = [];
    overtaken = 0;
    failed = null;
    alerts = [];
    undone = [];
    isPlayedOut = false;
  }

  /** Goes to another place of the same game; what was shown on the way is not told again. */
  function goTo(commands: readonly Command[], rest: readonly Command[]): void {
    const moved = { header: record.header, commands };
    const folded = fold(moved);
    if (!folded.ok) throw new Error(`no such place: ${JSON.stringify(folded.error)}`);
    lay(folded.value, moved, note);
    undone = rest;
    keep();
    open();
  }

  /** Shows the game that was laid on the table and lets it begin. */
  function open(): void {
    try {
      publish({ view: look(), cue: null });
    } finally {
      askNext();
    }
  }

  /** Lays a new game in the place of the running one. */
  function begin(
    header: Header,
    origin: Origin | null,
    again: boolean,
  ): Result<null, readonly (HeaderProblem | NotOnePerson)[]> {
    const opened = newGame(header);
    if (!opened.ok) return opened;
    if (!isOnePerson(header)) return err([{ kind: 'not-one-person' }]);
    keeper.newGame();
    lay(opened.value, { header, commands: [] }, newNote(origin, again));
    keep();
    open();
    return ok(null);
  }

  return {
    store,

    /** Begins a new game; the running one is given up. */
    start: (header: Header, origin: Origin | null = null) => begin(header, origin, false),

    /** Deals the same cards again; a second try at the deal of a day does not count. */
    again(): void {
      const { origin } = note;
      begin(record.header, origin?.kind === 'daily' ? { ...origin, rated: false } : origin, true);
    },

    /** Goes on with a kept game where it was left. */
    resume(kept: GameRecord, about = newNote()): Result<null, FoldProblem | NotOnePerson> {
      const folded = fold(kept);
      if (!folded.ok) return folded;
      if (!isOnePerson(kept.header)) return err({ kind: 'not-one-person' });
      keeper.newGame();
      lay(folded.value, kept, about);
      open();
      return ok(null);
    },

    /** The person's decision; what is still on show is cut short by it. */
    act(claim: Command): Result<null, Rejection> {
      const command = knownCommand(claim);
      if (command === null) return err({ kind: 'unknown-command' });
      const actor = actorOf(command);
      if (actor !== null && actor !== humanSeat(record.header))
        return err({ kind: 'not-your-turn', toAct: toAct(truth) });
      return submit(command);
    },

    /**
     * Plays the rest of the round out at once, where it is certain that the person takes it all:
     * then it makes no difference which of the legal cards anybody plays.
     */
    claim(): void {
      const seat = humanSeat(record.header);
      if (certainRest(viewFor(truth, seat)) === null) return;
      while (truth.round.phase === 'play') {
        const [command] = legalCommands(truth);
        if (command === undefined || !submit(command).ok) return;
      }
    },

    /** Does at once what would come next by itself: shows the next event, or ends the thinking. */
    hurry(): void {
      if (waiting !== null) waiting.hurry();
      else if (queue.length > 0) showNext();
      else askNext();
    },

    /** Takes the person's last decision of the round back, and all that followed it. */
    undo(): void {
      const { commands, header } = record;
      const at = lastDecision(commands, humanSeat(header));
      if (!possibilities().undo) return;
      note = { ...note, takenBack: note.takenBack + 1 };
      goTo(commands.slice(0, at), [...commands.slice(at), ...undone]);
    },

    /** Does again what was taken back last, up to the person's next decision. */
    redo(): void {
      const count = againAtOnce(undone, humanSeat(record.header));
      if (count > 0) goTo([...record.commands, ...undone.slice(0, count)], undone.slice(count));
    },

    /** The person was shown a hint on the decision at hand; it stays with the game. */
    noteHint(): void {
      note = { ...note, hints: note.hints + 1 };
      keep();
    },

    /** Lets an opponent play the person's cards, at once, until the round is over. */
    playOut(): void {
      if (!possibilities().playOut) return;
      note = { ...note, playedOut: note.playedOut + 1 };
      isPlayedOut = true;
      overtaken = queue.length;
      if (waiting !== null) waiting.hurry();
      else if (queue.length > 0) showNext();
      else askNext();
    },

    /** Nothing comes by itself any more, until a game is laid on the table again. */
    leave: stopWaiting,

    /** Tells the player something that happened around the game. */
    notify,

    /** Takes note of the alert shown; after a failed opponent a quick move is played for it. */
    dismissAlert(): void {
      const [noted, ...rest] = alerts;
      alerts = rest;
      const seat = noted?.kind === 'opponent-failed' ? failed : null;
      if (seat === null) {
        publish();
        return;
      }
      failed = null;
      playQuick(seat);
    },

    /** The game so far, to be kept, shared or checked. */
    record: (): GameRecord => record,

    /** What that game is called for ever. */
    id: (): string => note.id,

    /** What is known of it besides. */
    note: (): GameNote => note,
  };
}

export type Table = ReturnType<typeof createTable>;
