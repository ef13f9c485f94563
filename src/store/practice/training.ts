import { createStore } from 'zustand/vanilla';
import type { Exercise, GlickoRating } from '@/engine/exercise/index.ts';
import type { Day } from '../day.ts';
import {
  NO_TRAINING,
  type TrainingProgress,
  isSameTraining,
  mergedTraining,
  withDays,
  withPuzzles,
} from './training-progress.ts';
import { ratedAnswer } from './training-rating.ts';

/** The repository of training progress. Both methods reject without storage. */
export interface TrainingStorage {
  read(): Promise<TrainingProgress>;
  write(saved: TrainingProgress): Promise<void>;
}

export interface TrainingState extends TrainingProgress {
  /** Whether it is read from storage. */
  readonly isLoaded: boolean;
  /** Whether progress outlives the page. */
  readonly isPersistent: boolean;
}

/** What an answer changes. */
export interface RatedAnswer {
  /** The player's rating before and after it. */
  readonly before: GlickoRating;
  readonly after: GlickoRating;
  /** The position's rating after it; null if it has none. */
  readonly position: GlickoRating | null;
}

/** Training progress in memory, written to storage with every change. */
function createSaved(storage: TrainingStorage) {
  const store = createStore<TrainingState>(() => ({
    ...NO_TRAINING,
    isLoaded: false,
    isPersistent: true,
  }));
  let reading: Promise<boolean> | null = null;

  const failed = (): void => store.setState({ isPersistent: false });

  /** Loads once. False if it cannot be read; then nothing is written. */
  function load(): Promise<boolean> {
    reading ??= storage.read().then(
      (saved) => {
        store.setState({ ...saved, isLoaded: true });
        return true;
      },
      () => {
        failed();
        store.setState({ isLoaded: true });
        return false;
      },
    );
    return reading;
  }

  const progress = (): TrainingProgress => {
    const { rating, answered, right, days, puzzles } = store.getState();
    return { rating, answered, right, days, puzzles };
  };

  async function save(next: TrainingProgress): Promise<void> {
    store.setState(next);
    if (await load()) await storage.write(progress()).catch(failed);
  }

  /** Writes again what was read, after it was deleted from storage. */
  async function rewrite(): Promise<void> {
    if (reading !== null && (await reading)) await save(progress());
  }

  return { store, load, progress, save, rewrite };
}

/** Training progress: rating, days and daily puzzles. */
export function createTraining(storage: TrainingStorage, today: () => Day) {
  const { store, load, progress, save, rewrite } = createSaved(storage);
  return {
    store,
    load,
    progress,
    rewrite,

    /**
     * Counts the first answer to a position.
     * @param puzzle the day of the daily puzzle; null if it is none
     */
    async answer(
      { rating }: Pick<Exercise, 'rating'>,
      isRight: boolean,
      puzzle: Day | null,
    ): Promise<RatedAnswer> {
      await load();
      const before = progress();
      const rated = rating === null ? null : ratedAnswer(before.rating, rating, isRight);
      const after = rated?.player ?? before.rating;
      await save({
        rating: after,
        answered: before.answered + 1,
        right: before.right + Number(isRight),
        days: withDays(before.days, [today()]),
        puzzles:
          puzzle === null
            ? before.puzzles
            : withPuzzles(before.puzzles, new Map([[puzzle, isRight]])),
      });
      return { before: before.rating, after, position: rated?.position ?? null };
    },

    /** Merges progress from another device. Resolves with whether anything changed. */
    async merge(found: TrainingProgress): Promise<boolean> {
      await load();
      const merged = mergedTraining(progress(), found);
      if (isSameTraining(merged, progress())) return false;
      await save(merged);
      return true;
    },
  };
}

export type Training = ReturnType<typeof createTraining>;
