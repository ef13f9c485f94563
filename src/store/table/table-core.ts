import { type Command, type GameState, type Rejection, type Result, ok } from '@/engine/index.ts';
import { createAutosave } from './autosave.ts';
import { type GameHistory, applyCommand, historyAt, isGameOver, newNote } from './game-history.ts';
import type { Pace } from './pace.ts';
import type { Clock } from '../ports/clock.ts';
import type { Opponents } from '../ports/opponents.ts';
import type { Randomness } from '../ports/randomness.ts';
import type { GameTitle, Saves } from '../ports/saves.ts';
import { createPresenter } from './presenter.ts';
import { createTableScreen } from './table-screen.ts';
import { createTurns } from './turns.ts';

export interface TablePorts {
  readonly clock: Clock;
  readonly opponents: Opponents;
  readonly saves: Saves;
  readonly randomness: Randomness;
  readonly pace: () => Pace;
}

/**
 * The parts of a table and the four ways in which its game changes. What follows a change is
 * scheduled before listeners are notified, so that one that throws cannot stop the game.
 */
// oxlint-disable-next-line max-lines-per-function -- connects parts that refer to each other
export function createTableCore(ports: TablePorts, opening: GameState, title: GameTitle | null) {
  const { clock, saves, pace, randomness } = ports;
  let history = historyAt(
    opening,
    { header: opening.header, commands: [] },
    newNote(randomness, { title }),
  );

  const presenter = createPresenter(opening, {
    clock,
    pace,
    onShown: (shown) => screen.publish(shown),
    onAllShown: () => turns.askNext(),
  });
  const screen = createTableScreen(presenter, () => history);
  const autosave = createAutosave(saves, ports.clock, {
    failed: (isFull) => screen.notify({ kind: 'not-saved', isFull }),
    recovered: () => screen.withdraw('not-saved'),
  });
  const turns = createTurns({
    ...ports,
    history: () => history,
    apply: (command) => apply(command).ok,
    waitFor: (wait) => presenter.waitFor(wait),
    alert: screen.addAlert,
    withdraw: (kind) => screen.withdraw(kind),
    publish: screen.publish,
  });

  const save = (): void =>
    autosave.write(history.record, { ...history.note, over: isGameOver(history) });

  /** Applies a command, saves, and begins to show its events. A rejected one changes nothing. */
  function apply(command: Command): Result<null, Rejection> {
    const applied = applyCommand(history, command);
    if (!applied.ok) return applied;
    presenter.show(applied.value.events, history.isAutoFinishing);
    ({ history } = applied.value);
    save();
    presenter.showNext();
    return ok(null);
  }

  /** Replaces the game, or goes to another point of it, and shows that at once. */
  function load(next: GameHistory, { isSaved }: { readonly isSaved: boolean }): void {
    presenter.load(next.state);
    history = next;
    screen.clearGameAlerts();
    turns.reset();
    if (!isSaved) save();
    try {
      screen.publish({ view: presenter.view(), cue: null });
    } finally {
      turns.askNext();
    }
  }

  return {
    presenter,
    screen,
    turns,
    history: (): GameHistory => history,
    apply,
    load,
    save,

    /** Like `load`, for another game. */
    loadGame(next: GameHistory, saved: { readonly isSaved: boolean }): void {
      autosave.newGame();
      load(next, saved);
    },

    /** Goes on with a stand-in for the human, and without holds. */
    playOut(next: GameHistory): void {
      history = next;
      presenter.skipHolds();
      presenter.skip();
    },

    /** Replaces the history where neither state nor record differ. */
    annotate(next: GameHistory): void {
      history = next;
    },
  };
}

export type TableCore = ReturnType<typeof createTableCore>;
