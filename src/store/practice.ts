import { createStore } from 'zustand/vanilla';
import type { PracticeProgress, PracticePosition } from '@/engine/review/index.ts';
import type { Exercise } from '@/engine/exercise/index.ts';

/** The repository of practice progress. Both methods reject without storage. */
export interface PracticeStorage {
  read(): Promise<PracticeProgress>;
  write(saved: PracticeProgress): Promise<void>;
}

export interface PracticeState extends PracticeProgress {
  /** Whether progress outlives the page. */
  readonly isPersistent: boolean;
}

/** How many positions wait for practice; beyond that the oldest are dropped. */
export const MAX_POSITIONS = 50;
/** How many solved ids are remembered: far more than there are exercises. */
const MAX_SOLVED = 1000;

export const positionAsExercise = ({ id, record, right }: PracticePosition): Exercise => ({
  id,
  subject: 'own',
  preset: null,
  grade: null,
  record,
  right: [right],
  rating: null,
});

/** Merges progress from another device; `here` counts as the more recent. */
function mergedPractice(here: PracticeProgress, there: PracticeProgress): PracticeProgress {
  const done = new Set([...here.solved, ...there.solved]);
  const known = new Set(here.positions.map(({ id }) => id));
  const positions = [...here.positions, ...there.positions.filter(({ id }) => !known.has(id))];
  return {
    solved: [...new Set([...there.solved, ...here.solved])].slice(-MAX_SOLVED),
    positions: positions.filter(({ id }) => !done.has(id)).slice(0, MAX_POSITIONS),
  };
}

/** Whether progress is the same in any order. */
function isSamePractice(a: PracticeProgress, b: PracticeProgress): boolean {
  const idsOf = ({ solved, positions }: PracticeProgress): string =>
    JSON.stringify([solved.toSorted(), positions.map(({ id }) => id).toSorted()]);
  return idsOf(a) === idsOf(b);
}

/** Progress with an exercise solved; a solved position does not come back. */
const withSolved = ({ solved, positions }: PracticeProgress, id: string): PracticeProgress => ({
  solved: [...solved.filter((each) => each !== id), id],
  positions: positions.filter((each) => each.id !== id),
});

/** Progress with more positions, except those that are known or solved. */
function withPositions(
  saved: PracticeProgress,
  found: readonly PracticePosition[],
): PracticeProgress {
  const known = new Set([...saved.solved, ...saved.positions.map(({ id }) => id)]);
  const fresh = found.filter(({ id }) => !known.has(id));
  return fresh.length === 0 ? saved : { ...saved, positions: [...fresh, ...saved.positions] };
}

/** Practice progress in memory, written to storage with every change. */
function createProgress(storage: PracticeStorage) {
  const store = createStore<PracticeState>(() => ({
    solved: [],
    positions: [],
    isPersistent: true,
  }));
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
    const { solved, positions } = update(before);
    if (solved === before.solved && positions === before.positions) return;
    const saved = {
      solved: solved.slice(-MAX_SOLVED),
      positions: positions.slice(0, MAX_POSITIONS),
    };
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

/** Practice progress: solved exercises, and positions to practice. */
export function createPractice(storage: PracticeStorage) {
  const { store, load, change, rewrite } = createProgress(storage);
  return {
    store,
    load,
    rewrite,

    /** Marks an exercise as solved. */
    solve: ({ id }: Exercise): Promise<void> => change((saved) => withSolved(saved, id)),

    /** Adds positions, except those that are known or solved. */
    add: (found: readonly PracticePosition[]): Promise<void> =>
      change((saved) => withPositions(saved, found)),

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
