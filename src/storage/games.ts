import { finishedGame } from './formats/legal-games.ts';
import type { GameRecord } from '@/engine/index.ts';
import { type YieldControl, mapInSlices } from './in-slices.ts';
import { encodeSummary, parseSummary } from './formats/summary.ts';
import { type GameSummary, summaryOf } from '@/store/games/summary.ts';
import {
  FACTS,
  FINISHED,
  type KeyedStore,
  REVIEW,
  STAND_INS,
  SUMMARY,
  removeWithUndo,
} from './keyed-store.ts';

interface ListedGames {
  readonly games: readonly GameSummary[];
  /** How many further games cannot be read. */
  readonly unreadable: number;
}

/** The repository of finished games, with their summaries. */
export function gameRepository(store: KeyedStore, yieldControl: YieldControl) {
  /** Summaries that are missing or of another version are computed from the games. */
  async function list(): Promise<ListedGames> {
    const ids = (await store.keys(FINISHED)).map((key) => key.slice(FINISHED.length));
    const parsed = await mapInSlices(await store.all(SUMMARY), parseSummary, yieldControl);
    const saved = new Map(
      parsed.flatMap((summary) => (summary === null ? [] : [[summary.id, summary] as const])),
    );
    const missing = ids.filter((id) => !saved.has(id));
    if (missing.length > 0) {
      const found = await store.get(missing.map((id) => FINISHED + id));
      const summary = (value: unknown): GameSummary | null => {
        const game = finishedGame(value);
        return game === null ? null : summaryOf(game);
      };
      const summaries = (await mapInSlices(found, summary, yieldControl)).filter(
        (each) => each !== null,
      );
      for (const each of summaries) saved.set(each.id, each);
      // Summaries that cannot be saved are computed again next time.
      await store
        .change({ put: summaries.map((each) => [SUMMARY + each.id, encodeSummary(each)]) })
        .catch(() => undefined);
    }
    const games = ids.flatMap((id) => saved.get(id) ?? []);
    return { games, unreadable: ids.length - games.length };
  }

  return {
    list,

    async record(id: string): Promise<GameRecord | null> {
      const [saved] = await store.get([FINISHED + id]);
      return finishedGame(saved)?.record ?? null;
    },

    /** Deletes a game with its summary, review, facts and stand-ins’ games; the returned function restores them. */
    remove: (id: string): Promise<() => Promise<void>> =>
      removeWithUndo(
        store,
        [FINISHED, SUMMARY, REVIEW, FACTS, STAND_INS].map((folder) => folder + id),
      ),
  };
}

export type GameRepository = ReturnType<typeof gameRepository>;
