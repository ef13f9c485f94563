import type { Exercise, GlickoRating } from '@/engine/exercise/index.ts';
import type { Day } from '../day.ts';
import { type ProgressStorage, createSavedProgress } from './saved-progress.ts';
import {
  NO_TRAINING,
  type TrainingProgress,
  isSameTraining,
  mergedTraining,
  withDays,
  withPuzzles,
} from './training-progress.ts';
import { ratedAnswer } from './training-rating.ts';

/** What an answer changes. */
export interface RatedAnswer {
  /** The player's rating before and after it. */
  readonly before: GlickoRating;
  readonly after: GlickoRating;
  /** The position's rating after it; null if it has none. */
  readonly position: GlickoRating | null;
}

/** Training progress: rating, days and daily puzzles. */
export function createTraining(storage: ProgressStorage<TrainingProgress>, today: () => Day) {
  const { store, load, progress, change, rewrite } = createSavedProgress(
    NO_TRAINING,
    storage,
    mergedTraining,
  );
  return {
    store,
    load,
    progress,
    rewrite,

    /**
     * Counts the first answer to a position; to a daily puzzle, only the first of all.
     * @param puzzle the day of the daily puzzle; null if it is none
     */
    async answer(
      { rating }: Pick<Exercise, 'rating'>,
      isRight: boolean,
      puzzle: Day | null,
    ): Promise<RatedAnswer> {
      const rated = (player: GlickoRating) =>
        rating === null ? null : ratedAnswer(player, rating, isRight);
      const { before, after } = await change((saved) => {
        // Another tab, or a file of another device, may have brought its answer since it was opened here.
        if (puzzle !== null && saved.puzzles.has(puzzle)) return saved;
        return {
          rating: rated(saved.rating)?.player ?? saved.rating,
          answered: saved.answered + 1,
          right: saved.right + Number(isRight),
          days: withDays(saved.days, [today()]),
          puzzles:
            puzzle === null
              ? saved.puzzles
              : withPuzzles(saved.puzzles, new Map([[puzzle, isRight]])),
        };
      });
      const position = rated(before.rating)?.position ?? null;
      return { before: before.rating, after: after.rating, position };
    },

    /** Merges progress from another device. Resolves with whether anything changed. */
    async merge(found: TrainingProgress): Promise<boolean> {
      const { before, after } = await change((saved) => {
        const merged = mergedTraining(saved, found);
        return isSameTraining(merged, saved) ? saved : merged;
      });
      return after !== before;
    },
  };
}

export type Training = ReturnType<typeof createTraining>;
