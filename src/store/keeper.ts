import type { Saves } from './ports.ts';

/**
 * Keeps records, one write after the other. `failed` is called once, when a record of the game that
 * is being played could not be written: who has been told so knows it for the next game as well.
 */
export function createKeeper(saves: Saves, failed: () => void) {
  let last: Promise<void> = Promise.resolve();
  let game = {};
  let isTold = false;
  return {
    /** What is kept from now on is another game. */
    newGame(): void {
      game = {};
    },

    keep(...saved: Parameters<Saves['write']>): void {
      const own = game;
      const written = last.then(() => saves.write(...saved));
      last = written.catch(() => undefined);
      written.catch(() => {
        if (own !== game || isTold) return;
        isTold = true;
        failed();
      });
    },
  };
}
