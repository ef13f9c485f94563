import { finishedGame } from './formats/games-file.ts';
import type { GameRecord } from '@/engine/index.ts';
import { type YieldToMain, mapInSlices } from './formats/map-in-slices.ts';
import { keepSummary, readSummary } from '@/store/kept-summary.ts';
import { type GameSummary, summaryOf } from '@/store/summary.ts';
import type { KeyedStore } from './keyed-store.ts';
import { FINISHED, REVIEW, SUMMARY } from './saves.ts';

/** What a list shows of the finished games. */
export interface ListedGames {
  readonly games: readonly GameSummary[];
  /** How many others there are, which cannot be read. */
  readonly damaged: number;
}

/** The finished games that are kept, and their summaries beside them. */
export function gameArchive(store: KeyedStore, yieldToMain: YieldToMain) {
  /** Summaries that are missing or of another version are made anew, from the games themselves. */
  async function list(): Promise<ListedGames> {
    const ids = (await store.keys(FINISHED)).map((key) => key.slice(FINISHED.length));
    const kept = new Map(
      (await store.all(SUMMARY)).flatMap((value) => {
        const summary = readSummary(value);
        return summary === null ? [] : [[summary.id, summary] as const];
      }),
    );
    const missing = ids.filter((id) => !kept.has(id));
    if (missing.length > 0) {
      const found = await store.get(missing.map((id) => FINISHED + id));
      const summary = (value: unknown): GameSummary | null => {
        const game = finishedGame(value);
        return game === null ? null : summaryOf(game);
      };
      const made = (await mapInSlices(found, summary, yieldToMain)).filter((each) => each !== null);
      for (const each of made) kept.set(each.id, each);
      await store.change({
        put: made.map((each) => [SUMMARY + each.id, keepSummary(each)]),
      });
    }
    const games = ids.flatMap((id) => kept.get(id) ?? []);
    return { games, damaged: ids.length - games.length };
  }

  return {
    list,

    async record(id: string): Promise<GameRecord | null> {
      const [kept] = await store.get([FINISHED + id]);
      return finishedGame(kept)?.record ?? null;
    },

    /** Deletes a game and its review; what it gives puts both back, as they were kept. */
    async remove(id: string): Promise<() => Promise<void>> {
      const keys = [FINISHED + id, REVIEW + id];
      const removed = await store.get(keys);
      await store.change({ remove: [...keys, SUMMARY + id] });
      const back = keys.flatMap((key, index) =>
        removed[index] === undefined ? [] : [[key, removed[index]] as const],
      );
      return () => (back.length === 0 ? Promise.resolve() : store.change({ put: back }));
    },
  };
}
