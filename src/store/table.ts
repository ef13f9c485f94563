import { createStore } from 'zustand/vanilla';
import {
  type Command,
  type FoldProblem,
  type GameRecord,
  type GameState,
  type Header,
  type HeaderProblem,
  type PlayerView,
  type Rejection,
  type Result,
  type Seat,
  certainRest,
  err,
  legalCommands,
  ok,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import { type Alert, withAlert } from './alerts.ts';
import { actorOf, knownCommand } from './command.ts';
import {
  type Course,
  type Possibilities,
  begun,
  carriedOut,
  courseAt,
  doneAgain,
  hinted,
  isOver,
  isRated,
  isRefused,
  newNote,
  playedOut,
  possibilities,
  resumed,
  takenBack,
} from './course.ts';
import type { Cue } from './cue.ts';
import { createKeeper } from './keeper.ts';
import type { Pace } from './pace.ts';
import { createPresenter } from './presenter.ts';
import type { Clock } from './ports/clock.ts';
import type { Opponents } from './ports/opponents.ts';
import type { Randomness } from './ports/randomness.ts';
import type { GameNote, Origin, Saves } from './ports/saves.ts';
import { type NotOnePerson, humanSeat } from './seating.ts';
import { createTurns } from './turns.ts';

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
  readonly can: Possibilities;
  /** Whether it is the one try that counts, which is played without help. */
  readonly rated: boolean;
}

export interface TablePorts {
  readonly clock: Clock;
  readonly opponents: Opponents;
  readonly saves: Saves;
  readonly randomness: Randomness;
  readonly pace: () => Pace;
}

/**
 * The table: the truth of one game (`course.ts`), what of it is shown so far (`presenter.ts`), and who
 * is asked next (`turns.ts`). A decision is true at once and shown in its own time; nothing here
 * waits for an animation to report back. What follows is arranged before the screen is told, so that
 * no listener that throws can stop it.
 */
export function createTable(ports: TablePorts, opening: GameState) {
  const { clock, saves, pace, randomness } = ports;

  let course = courseAt(opening, { header: opening.header, commands: [] }, newNote(randomness));
  let alerts: readonly Alert[] = [];

  const presenter = createPresenter(opening, {
    clock,
    pace,
    onShown: (news) => publish(news),
    onAllShown: () => turns.askNext(),
  });

  const store = createStore<TableState>(() => ({
    view: presenter.view(),
    cue: null,
    presenting: false,
    waitsForTap: false,
    thinking: null,
    alert: null,
    can: { undo: false, redo: false, playOut: false, again: false },
    rated: false,
  }));

  /** Tells the screen how things are. */
  function publish(news: Partial<Pick<TableState, 'view' | 'cue'>> = {}): void {
    const reason = presenter.waitsFor();
    store.setState({
      ...news,
      presenting: presenter.isBusy(),
      waitsForTap: reason === 'tap',
      thinking: typeof reason === 'object' ? (reason?.thinking ?? null) : null,
      alert: alerts[0] ?? null,
      can: possibilities(course),
      rated: isRated(course),
    });
  }

  function alert(added: Alert): void {
    alerts = withAlert(alerts, added);
  }

  function notify(added: Alert): void {
    alert(added);
    publish();
  }

  const keeper = createKeeper(saves, {
    failed: () => notify({ kind: 'not-saved' }),
    recovered() {
      alerts = alerts.filter(({ kind }) => kind !== 'not-saved');
      publish();
    },
  });

  const keep = (): void => keeper.keep(course.record, { ...course.note, over: isOver(course) });

  const turns = createTurns({
    ...ports,
    course: () => course,
    decide: (command) => submit(command).ok,
    waitFor: (wait) => presenter.waitFor(wait),
    alert,
    publish,
  });

  /** Carries a decision out, or says why not; nothing has changed then. */
  function submit(command: Command): Result<null, Rejection> {
    const carried = carriedOut(course, command);
    if (!carried.ok) return carried;
    presenter.show(carried.value.events, course.isPlayedOut);
    ({ course } = carried.value);
    keep();
    presenter.showNext();
    return ok(null);
  }

  /** Puts another game on the table, or the same one at another place. */
  function lay(next: Course): void {
    presenter.lay(next.state);
    course = next;
    alerts = [];
    turns.forget();
  }

  /** Shows what was laid on the table and lets it begin. */
  function open(): void {
    try {
      publish({ view: presenter.view(), cue: null });
    } finally {
      turns.askNext();
    }
  }

  /** Goes to another place of the same game, if there is one. */
  function goTo(place: Course | null): void {
    if (place === null) return;
    lay(place);
    keep();
    open();
  }

  /** Lays a new game in the place of the running one. */
  function begin(
    header: Header,
    origin: Origin | null,
    again: boolean,
  ): Result<null, readonly (HeaderProblem | NotOnePerson)[]> {
    const game = begun(header, newNote(randomness, origin, again));
    if (!game.ok) return game;
    keeper.newGame();
    lay(game.value);
    keep();
    open();
    return ok(null);
  }

  return {
    store,

    /** Begins a new game; the running one is given up. `again`: its cards are known already. */
    start: (header: Header, origin: Origin | null = null, again = false) =>
      begin(header, origin, again),

    /** Deals the same cards again; a second try at the deal of a day does not count. */
    again(): void {
      const { note, record } = course;
      const { origin } = note;
      begin(record.header, origin?.kind === 'daily' ? { ...origin, rated: false } : origin, true);
    },

    /** Goes on with a kept game where it was left. */
    resume(kept: GameRecord, about = newNote(randomness)): Result<null, FoldProblem | NotOnePerson> {
      const game = resumed(kept, about);
      if (!game.ok) return game;
      keeper.newGame();
      lay(game.value);
      open();
      return ok(null);
    },

    /** The person's decision; what is still on show is cut short by it. */
    act(claim: Command): Result<null, Rejection> {
      const command = knownCommand(claim);
      if (command === null) return err({ kind: 'unknown-command' });
      const actor = actorOf(command);
      if (actor !== null && actor !== humanSeat(course.record.header))
        return err({ kind: 'not-your-turn', toAct: toAct(course.state) });
      return submit(command);
    },

    /**
     * Plays the rest of the round out at once, where it is certain that the person takes it all:
     * then it makes no difference which of the legal cards anybody plays.
     */
    claim(): void {
      const seat = humanSeat(course.record.header);
      if (certainRest(viewFor(course.state, seat)) === null) return;
      while (course.state.round.phase === 'play') {
        const [command] = legalCommands(course.state);
        if (command === undefined || !submit(command).ok) return;
      }
    },

    /** Does at once what would come next by itself: shows the next event, or ends the thinking. */
    hurry: () => presenter.hurry(),

    /** Takes the person's last decision of the round back, and all that followed it. */
    undo(): void {
      if (isRefused(course, 'undo')) notify({ kind: 'rated' });
      else goTo(takenBack(course));
    },

    /** Does again what was taken back last, up to the person's next decision. */
    redo: () => goTo(doneAgain(course)),

    /** The person was shown a hint on the decision at hand; it stays with the game. */
    noteHint(): void {
      course = hinted(course);
      keep();
    },

    /** Lets an opponent play the person's cards, at once, until the round is over. */
    playOut(): void {
      if (isRefused(course, 'playOut')) notify({ kind: 'rated' });
      const handedOver = playedOut(course);
      if (handedOver === null) return;
      course = handedOver;
      presenter.hurryAll();
      presenter.hurry();
    },

    /** Writes the game again as it is: what was kept of it may be gone. */
    save: keep,

    /** Nothing comes by itself any more, until it is gone on with or another game is laid. */
    leave: () => presenter.stop(),

    /** Goes on by itself where it was left, in its own time; a table that was not left stays as it is. */
    goOn: () => presenter.goOn(),

    /** Tells the player something that happened around the game. */
    notify,

    /** Takes note of the alert shown; after a failed opponent a quick move is played for it. */
    dismissAlert(): void {
      const [noted, ...rest] = alerts;
      alerts = rest;
      if (noted?.kind !== 'opponent-failed' || !turns.goOnAfterFailure()) publish();
    },

    /** The game so far, to be kept, shared or checked. */
    record: (): GameRecord => course.record,

    /** What that game is called for ever. */
    id: (): string => course.note.id,

    /** What is known of it besides. */
    note: (): GameNote => course.note,
  };
}

export type Table = ReturnType<typeof createTable>;
