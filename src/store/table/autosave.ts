import type { Saves } from '../ports/saves.ts';

/** Whether a write failed for lack of space. */
const isStorageFull = (error: unknown): boolean =>
  error instanceof Error && error.name === 'QuotaExceededError';

interface AutosaveEvents {
  /** A write of the current game failed; `isFull`: for lack of space. Not called again until `recovered`. */
  readonly failed: (isFull: boolean) => void;
  /** A later write succeeded. It saved the whole game, so nothing is missing any more. */
  readonly recovered: () => void;
}

/** Writes records one after the other. A failure is reported once, also across games. */
export function createAutosave(saves: Saves, { failed, recovered }: AutosaveEvents) {
  let last: Promise<void> = Promise.resolve();
  /** Identity of the current game: a late failure of the game before is not reported. */
  let currentGame = {};
  let isReported = false;

  /** Writes after `before` has settled. Never rejects. */
  async function writeAfter(
    before: Promise<void>,
    save: Parameters<Saves['write']>,
    game: object,
  ): Promise<void> {
    await before;
    try {
      await saves.write(...save);
    } catch (error) {
      if (game !== currentGame || isReported) return;
      isReported = true;
      failed(isStorageFull(error));
      return;
    }
    if (!isReported) return;
    isReported = false;
    recovered();
  }

  return {
    /** Further writes belong to another game. */
    newGame(): void {
      currentGame = {};
    },

    write(...save: Parameters<Saves['write']>): void {
      last = writeAfter(last, save, currentGame);
    },
  };
}
