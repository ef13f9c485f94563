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
  err,
  ok,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import type { Claim } from '@/engine/advice/index.ts';
import { actorOf, knownCommand } from './command.ts';
import {
  autoFinish,
  isBlockedByRating,
  newNote,
  redo,
  resumeGame,
  startGame,
  undo,
  withHint,
  withStandIn,
  type GameHistory,
} from './game-history.ts';
import type { Randomness } from '../ports/randomness.ts';
import type { GameNote, GameTitle, Origin } from '../ports/saves.ts';
import { type NotOneHuman, humanSeat } from '../seating.ts';
import { type TableCore, type TablePorts, createTableCore } from './table-core.ts';

export type { TablePorts } from './table-core.ts';
export type { TableState } from './table-screen.ts';

/** Called before a decision is applied. Returns false to hold it back; the guard then applies or drops it. */
type Guard = (command: Command) => boolean;

/** Which game is on the table. */
function games(core: TableCore, randomness: Randomness) {
  /** `again`: the human knows these cards already. */
  function start(
    header: Header,
    origin: Origin | null = null,
    again = false,
    title: GameTitle | null = null,
  ): Result<null, readonly (HeaderProblem | NotOneHuman)[]> {
    const game = startGame(header, newNote(randomness, { origin, again, title }));
    if (!game.ok) return game;
    core.loadGame(game.value, { isSaved: false });
    return ok(null);
  }

  return {
    /** Starts a new game in place of the current one. */
    start,

    /** Deals a game with the same cards; another attempt at a daily deal is unrated. */
    again(): void {
      const { note, record } = core.history();
      const { origin, title } = note;
      const unrated = origin?.kind === 'daily' ? { ...origin, rated: false } : origin;
      if (start(record.header, unrated, true, title).ok) core.apply({ type: 'deal' });
    },

    /** Loads a saved game. */
    load(
      record: GameRecord,
      note: GameNote = newNote(randomness),
    ): Result<null, FoldProblem | NotOneHuman> {
      const game = resumeGame(record, note);
      if (!game.ok) return game;
      core.loadGame(game.value, { isSaved: true });
      return ok(null);
    },

    /** The game so far, to save, share or verify. */
    record: (): GameRecord => core.history().record,

    /** The id of the game. */
    id: (): string => core.history().note.id,

    note: (): GameNote => core.history().note,

    /** Saves the game again: the saved copy may be gone. */
    save: core.save,
  };
}

/** What the human decides. */
function decisions(core: TableCore) {
  let guard: Guard = () => true;

  /** Applies the human's command without asking the guard. Queued events are shown without a hold. */
  function act(input: Command): Result<null, Rejection> {
    const command = knownCommand(input);
    if (command === null) return err({ kind: 'unknown-command' });
    const { record, state } = core.history();
    const actor = actorOf(command);
    if (actor !== null && actor !== humanSeat(record.header))
      return err({ kind: 'not-your-turn', toAct: toAct(state) });
    return core.apply(command);
  }

  return {
    act,

    /** Applies the human's decision, unless the guard holds it back. */
    decide(command: Command): void {
      if (actorOf(command) === null || guard(command)) act(command);
    },

    /** Sets the guard, in place of the one before. Returns a function that removes it. */
    guardWith(next: Guard): () => void {
      guard = next;
      return () => {
        if (guard === next) guard = () => true;
      };
    },

    /**
     * Lets a stand-in play the round to its end, without holds, if it makes no difference to the human's tricks
     * which cards it plays.
     * @param claimOf the engine's, which is not part of the first load
     */
    claim(claimOf: (view: PlayerView) => Claim | null): void {
      const { record, state } = core.history();
      if (claimOf(viewFor(state, humanSeat(record.header))) !== null)
        core.playOut(withStandIn(core.history()));
    },
  };
}

/** Undo, redo, auto-finish and hints: everything that a rated game does without. */
function assistance({ screen, ...core }: TableCore) {
  function goTo(point: GameHistory | null): void {
    if (point !== null) core.load(point, { isSaved: false });
  }

  return {
    /** Undoes the human's last decision of the round and everything after it. */
    undo(): void {
      if (isBlockedByRating(core.history(), 'undo')) screen.notify({ kind: 'rated' });
      else goTo(undo(core.history()));
    },

    /** Redoes what was undone, up to the human's next decision. */
    redo: () => goTo(redo(core.history())),

    /** Lets an opponent play the human's cards, without holds, until the end of the round. */
    autoFinish(): void {
      if (isBlockedByRating(core.history(), 'autoFinish')) screen.notify({ kind: 'rated' });
      const next = autoFinish(core.history());
      if (next !== null) core.playOut(next);
    },

    /** Notes that the human saw a hint; the game counts them. */
    noteHint(): void {
      core.annotate(withHint(core.history()));
      core.save();
    },
  };
}

/** How events and alerts are shown. */
function presentation({ presenter, screen, turns }: TableCore) {
  return {
    store: screen.store,

    /** Shows the next event now, or ends an opponent's delay. */
    skip: () => presenter.skip(),

    /** Stops timers and opponents until `resume` or another game. */
    pause: () => presenter.pause(),

    /** Whether only `resume` or another game will make it go on. */
    isPaused: () => presenter.isPaused(),

    /** Continues after `pause`; otherwise does nothing. */
    resume: () => presenter.resume(),

    notify: screen.notify,

    /** Dismisses the alert on screen; after a failed opponent a quick move is played for it. */
    dismissAlert(): void {
      const alert = screen.takeAlert();
      if (alert?.kind !== 'opponent-failed' || !turns.playForFailed()) screen.publish();
    },
  };
}

/**
 * A table with one game. Its parts: the true game (`game-history.ts`), what is shown of it
 * (`presenter.ts`) and who is asked next (`turns.ts`). A command is applied at once and shown in its
 * own time; nothing here waits for an animation.
 */
export function createTable(ports: TablePorts, opening: GameState, title: GameTitle | null = null) {
  const core = createTableCore(ports, opening, title);
  return {
    ...presentation(core),
    ...games(core, ports.randomness),
    ...decisions(core),
    ...assistance(core),
  };
}

export type Table = ReturnType<typeof createTable>;
