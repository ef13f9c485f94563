import type { Saves } from './ports/saves.ts';

interface KeeperNews {
  /** A record of the game that is being played could not be written. Not called again until `recovered`. */
  readonly failed: () => void;
  /** A later record could be written after all: nothing is missing any more. */
  readonly recovered: () => void;
}

/**
 * Keeps records, one write after the other. Who has been told that one failed knows it for the next
 * game as well.
 */
export function createKeeper(saves: Saves, { failed, recovered }: KeeperNews) {
  let last: Promise<void> = Promise.resolve();
  let game = {};
  let isTold = false;

  /** Writes after `before`, and says if that changes what the player should know. Never rejects. */
  async function write(
    before: Promise<void>,
    saved: Parameters<Saves['write']>,
    own: object,
  ): Promise<void> {
    await before;
    try {
      await saves.write(...saved);
    } catch {
      if (own !== game || isTold) return;
      isTold = true;
      failed();
      return;
    }
    if (!isTold) return;
    isTold = false;
    recovered();
  }

  return {
    /** What is kept from now on is another game. */
    newGame(): void {
      game = {};
    },

    keep(...saved: Parameters<Saves['write']>): void {
      last = write(last, saved, game);
    },
  };
}
