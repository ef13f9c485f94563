import type { PracticePosition } from '@/engine/review/index.ts';
import type { Exercise } from '@/engine/exercise/index.ts';
import type { Day } from '../day.ts';
import {
  NO_PRACTICE,
  type PracticeProgress,
  isSamePractice,
  mergedPractice,
  withPositions,
  withSolved,
  withinLimits,
} from './practice-progress.ts';
import { type ProgressStorage, createSavedProgress } from './saved-progress.ts';
import { type Recall, recalled } from './spacing.ts';

/** A missed position as an exercise: without grade, and of the subject `own`. */
export const positionAsExercise = ({ id, record, right }: PracticePosition): Exercise => ({
  id,
  subject: 'own',
  preset: null,
  grade: null,
  record,
  right: [right],
  rating: null,
});

/** Practice progress: solved exercises, and positions that come back until they are known. */
export function createPractice(storage: ProgressStorage<PracticeProgress>, today: () => Day) {
  const saved = createSavedProgress(NO_PRACTICE, storage, (there, here) =>
    mergedPractice(here, there, today()),
  );
  const { store, load, progress, rewrite } = saved;
  const change = (update: (before: PracticeProgress) => PracticeProgress) =>
    saved.change((before) => {
      const after = update(before);
      return after === before ? before : withinLimits(after);
    });
  return {
    store,
    load,
    progress,
    rewrite,

    /** Marks an exercise that comes with the game as solved. */
    solve: ({ id }: Exercise): Promise<unknown> => change((kept) => withSolved(kept, id)),

    /** Adds positions of the player's games, except those that are known or solved. They are due at once. */
    add: (found: readonly PracticePosition[]): Promise<unknown> =>
      change((kept) =>
        withPositions(
          kept,
          found.map((each) => ({ ...each, memory: null })),
        ),
      ),

    /** Adds a position that was just missed in training: it comes back another day. */
    addMissed: (found: PracticePosition): Promise<unknown> =>
      change((kept) =>
        withPositions(kept, [{ ...found, memory: recalled(null, 'again', today()) }]),
      ),

    /** Counts the first answer to a position, which decides when it comes back. */
    review: (id: string, recall: Recall): Promise<unknown> =>
      change((kept) => ({
        ...kept,
        positions: kept.positions.map((each) =>
          each.id === id ? { ...each, memory: recalled(each.memory, recall, today()) } : each,
        ),
      })),

    /** Merges progress from another device. Resolves with whether anything changed. */
    async merge(found: PracticeProgress): Promise<boolean> {
      const { before, after } = await change((kept) => {
        const merged = mergedPractice(kept, found, today());
        return isSamePractice(merged, kept) ? kept : merged;
      });
      return after !== before;
    },
  };
}

export type Practice = ReturnType<typeof createPractice>;
