import { createStore } from 'zustand/vanilla';
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
import { type Recall, recalled } from './spacing.ts';

/** The repository of practice progress. Both methods reject without storage. */
export interface PracticeStorage {
  read(): Promise<PracticeProgress>;
  write(saved: PracticeProgress): Promise<void>;
}

export interface PracticeState extends PracticeProgress {
  /** Whether progress outlives the page. */
  readonly isPersistent: boolean;
}

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

/** Practice progress in memory, written to storage with every change. */
function createProgress(storage: PracticeStorage) {
  const store = createStore<PracticeState>(() => ({ ...NO_PRACTICE, isPersistent: true }));
  let reading: Promise<boolean> | null = null;

  const failed = (): void => store.setState({ isPersistent: false });

  /** Loads once. Changes made meanwhile are not lost. False if it cannot be read. */
  function load(): Promise<boolean> {
    reading ??= storage.read().then(
      (saved) => {
        store.setState(saved);
        return true;
      },
      () => {
        failed();
        return false;
      },
    );
    return reading;
  }

  async function change(update: (saved: PracticeProgress) => PracticeProgress): Promise<void> {
    const isRead = await load();
    const before = store.getState();
    const after = update(before);
    if (after.solved === before.solved && after.positions === before.positions) return;
    const saved = withinLimits(after);
    store.setState(saved);
    // Unreadable data is not overwritten.
    if (isRead) await storage.write(saved).catch(failed);
  }

  /** Writes again what was read, after it was deleted from storage. */
  async function rewrite(): Promise<void> {
    if (reading === null || !(await reading)) return;
    const { solved, positions } = store.getState();
    if (solved.length + positions.length > 0)
      await storage.write({ solved, positions }).catch(failed);
  }

  return { store, load, change, rewrite };
}

/** Practice progress: solved exercises, and positions that come back until they are known. */
export function createPractice(storage: PracticeStorage, today: () => Day) {
  const { store, load, change, rewrite } = createProgress(storage);
  return {
    store,
    load,
    rewrite,

    /** Marks an exercise that comes with the game as solved. */
    solve: ({ id }: Exercise): Promise<void> => change((saved) => withSolved(saved, id)),

    /** Adds positions of the player's games, except those that are known or solved. They are due at once. */
    add: (found: readonly PracticePosition[]): Promise<void> =>
      change((saved) =>
        withPositions(
          saved,
          found.map((each) => ({ ...each, memory: null })),
        ),
      ),

    /** Adds a position that was just missed in training: it comes back another day. */
    addMissed: (found: PracticePosition): Promise<void> =>
      change((saved) =>
        withPositions(saved, [{ ...found, memory: recalled(null, 'again', today()) }]),
      ),

    /** Counts the first answer to a position, which decides when it comes back. */
    review: (id: string, recall: Recall): Promise<void> =>
      change((saved) => ({
        ...saved,
        positions: saved.positions.map((each) =>
          each.id === id ? { ...each, memory: recalled(each.memory, recall, today()) } : each,
        ),
      })),

    /** Merges progress from another device. Resolves with whether anything changed. */
    async merge(found: PracticeProgress): Promise<boolean> {
      await load();
      const before = store.getState();
      await change((saved) => {
        const merged = mergedPractice(saved, found);
        return isSamePractice(merged, saved) ? saved : merged;
      });
      return !isSamePractice(store.getState(), before);
    },
  };
}

export type Practice = ReturnType<typeof createPractice>;
