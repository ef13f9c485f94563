import type { Cancel, Clock } from '../ports/clock.ts';
import type { Saves } from '../ports/saves.ts';

/** Whether a write failed for lack of space. */
const isStorageFull = (error: unknown): boolean =>
  error instanceof Error && error.name === 'QuotaExceededError';

/** How long a change may wait to be saved before the player is told, in ms: a write may never end. */
const PATIENCE_MS = 8000;

interface AutosaveEvents {
  /** A write of the current game failed, or takes long; `isFull`: for lack of space. Not called again until `recovered`. */
  readonly failed: (isFull: boolean) => void;
  /** A write succeeded after that, and none waits: it saved the whole game, so nothing is missing any more. */
  readonly recovered: () => void;
}

type Write = Parameters<Saves['write']>;

/**
 * Writes records one after the other; of those of a game that wait, only the last. A failure is reported once,
 * also across games.
 */
export function createAutosave(saves: Saves, clock: Clock, { failed, recovered }: AutosaveEvents) {
  let last: Promise<void> = Promise.resolve();
  /** Identity of the current game: a late failure of the game before is not reported. */
  let currentGame = {};
  let isReported = false;
  /** The write that waits for those before it. */
  let waiting: { readonly game: object; write: Write } | null = null;

  function report(game: object, isFull: boolean): void {
    if (game !== currentGame || isReported) return;
    isReported = true;
    failed(isFull);
  }

  /** Never rejects. */
  async function writeNow(write: Write, game: object, stopWaiting: Cancel): Promise<void> {
    try {
      await saves.write(...write);
    } catch (error) {
      report(game, isStorageFull(error));
      return;
    } finally {
      stopWaiting();
    }
    if (!isReported || waiting !== null) return;
    isReported = false;
    recovered();
  }

  return {
    /** Further writes belong to another game. */
    newGame(): void {
      currentGame = {};
    },

    write(...write: Write): void {
      if (waiting?.game === currentGame) {
        waiting.write = write;
        return;
      }
      const mine = { game: currentGame, write };
      waiting = mine;
      const stopWaiting = clock.after(PATIENCE_MS, () => report(mine.game, false));
      last = last.then(() => {
        if (waiting === mine) waiting = null;
        return writeNow(mine.write, mine.game, stopWaiting);
      });
    },
  };
}
