import { promisifyRequest } from 'idb-keyval';
import { encodeGamesFile, finishedGame, readGamesFile } from '@/persistence/games-file.ts';
import { type SavedGame, encodeSave } from '@/persistence/save.ts';
import type { GameArchive } from '@/features/history/slots.ts';
import { summaryOf } from '@/store/summary.ts';
import { downloadText } from './download.ts';
import { inGames } from './games-store.ts';
import { FINISHED, keysIn } from './saves.ts';

/** The finished games in the browser's IndexedDB. */
export function indexedDbArchive(): GameArchive {
  const readAll = (): Promise<unknown[]> =>
    inGames('readonly', (store) => promisifyRequest(store.getAll(keysIn(FINISHED))));

  const put = (games: readonly SavedGame[]): Promise<void> =>
    inGames('readwrite', (store) => {
      for (const game of games) store.put(encodeSave(game), FINISHED + game.id);
      return promisifyRequest(store.transaction);
    });

  async function finished(): Promise<{ games: SavedGame[]; damaged: number }> {
    const all = (await readAll()).map(finishedGame);
    const games = all.filter((game) => game !== null);
    return { games, damaged: all.length - games.length };
  }

  return {
    async list() {
      const { games, damaged } = await finished();
      return { games: games.map(summaryOf), damaged };
    },
    async record(id) {
      const kept: unknown = await inGames('readonly', (store) =>
        promisifyRequest<unknown>(store.get(FINISHED + id)),
      );
      return finishedGame(kept)?.record ?? null;
    },
    async remove(id) {
      const { games } = await finished();
      const removed = games.find((game) => game.id === id);
      await inGames('readwrite', (store) => {
        store.delete(FINISHED + id);
        return promisifyRequest(store.transaction);
      });
      return () => (removed === undefined ? Promise.resolve() : put([removed]));
    },
    async download() {
      const { games } = await finished();
      downloadText(encodeGamesFile(games), 'oh-hell-games.json');
    },
    async open(file) {
      const read = await readGamesFile(file);
      if (!read.ok) return read;
      const here = new Set((await finished()).games.map(({ id }) => id));
      const added = read.value.games.filter(({ id }) => !here.has(id));
      await put(added);
      const count = new Set(added.map(({ id }) => id)).size;
      return {
        ok: true,
        value: {
          added: count,
          known: read.value.games.length - count,
          refused: read.value.refused,
        },
      };
    },
  };
}
