import type { GameEvent, GameState, PlayerView } from '@/engine/index.ts';
import type { Cue } from './cue.ts';
import type { Pace } from './pace.ts';
import type { Clock } from './ports/clock.ts';
import { allShown, hurried, nextShown, viewOf, withNews } from './showing.ts';
import { type Wait, holdFor } from './wait.ts';

interface PresenterPorts {
  readonly clock: Clock;
  readonly pace: () => Pace;
  /** Something is shown, and held if it is to be. */
  readonly onShown: (news: { readonly view: PlayerView; readonly cue: Cue }) => void;
  /** All is shown: who is to decide next may be asked. */
  readonly onAllShown: () => void;
}

/** Shows what happens one after the other, and has the one thing that the table waits for. */
export function createPresenter(opening: GameState, ports: PresenterPorts) {
  let showing = allShown(opening, 0);
  let waiting: Wait | null = null;

  function stop(): void {
    waiting?.cancel();
    waiting = null;
  }

  function showNext(): void {
    const next = nextShown(showing, ports.pace());
    if (next === null) return;
    showing = next.showing;
    const { view, cue, holdMs } = next;
    const held = holdFor(ports.clock, holdMs, () => {
      waiting = null;
      goOn();
    });
    waiting = held;
    try {
      ports.onShown({ view, cue });
    } finally {
      // Unless a listener has already moved the table on.
      if (holdMs !== null && holdMs <= 0 && waiting === held) held.hurry();
    }
  }

  function goOn(): void {
    if (showing.queue.length > 0) showNext();
    else ports.onAllShown();
  }

  return {
    /** What is to be seen now. */
    view: (): PlayerView => viewOf(showing),
    /** Whether more has happened than is shown. */
    isBusy: (): boolean => showing.queue.length > 0,
    /** What the table waits for by itself; null while it does not. */
    waitsFor: (): Wait['for'] | null => waiting?.for ?? null,
    /** Lets the table wait for something else than time; null: it has come. */
    waitFor(wait: Wait | null): void {
      waiting = wait;
    },
    /** Nothing comes by itself any more. */
    stop,
    /** Another game, or another place of it: what was shown on the way there is not told again. */
    lay(state: GameState): void {
      stop();
      showing = allShown(state, showing.count);
    },
    /** Shows what has happened; what still waited is overtaken by it, and all of it if `atOnce`. */
    show(events: readonly GameEvent[], atOnce: boolean): void {
      stop();
      showing = withNews(showing, events);
      if (atOnce) showing = hurried(showing);
    },
    showNext,
    /** Shows all that waits without a hold. */
    hurryAll(): void {
      showing = hurried(showing);
    },
    /** Goes on where it was stopped; nothing changes if it waits for something. */
    goOn(): void {
      if (waiting === null) goOn();
    },
    /** Does at once what would come next by itself: shows the next event, or ends the thinking. */
    hurry(): void {
      if (waiting === null) goOn();
      else waiting.hurry();
    },
  };
}
