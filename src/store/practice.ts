import { createStore } from 'zustand/vanilla';
import type { KeptPractice, Mistake } from '@/engine/review/index.ts';
import type { Exercise } from './exercise.ts';

/** Where it is kept. Both reject when nothing can be kept. */
export interface PracticeStorage {
  read(): Promise<KeptPractice>;
  write(kept: KeptPractice): Promise<void>;
}

export interface PracticeState extends KeptPractice {
  /** Whether what is solved now will still be known on the next visit. */
  readonly isKept: boolean;
}

/** More than these are not waited with; the oldest go. */
export const MOST_MISTAKES = 50;
/** So many solved ones are remembered: more than there are exercises, and mistakes in many games. */
const MOST_SOLVED = 1000;

export const mistakeAsExercise = ({ id, record, right }: Mistake): Exercise => ({
  id,
  subject: 'own',
  preset: null,
  record,
  right: [right],
});

/** What was practised in two places; what is here is the latest. */
function mergedPractice(here: KeptPractice, there: KeptPractice): KeptPractice {
  const done = new Set([...here.solved, ...there.solved]);
  const known = new Set(here.mistakes.map(({ id }) => id));
  const mistakes = [...here.mistakes, ...there.mistakes.filter(({ id }) => !known.has(id))];
  return {
    solved: [...new Set([...there.solved, ...here.solved])].slice(-MOST_SOLVED),
    mistakes: mistakes.filter(({ id }) => !done.has(id)).slice(0, MOST_MISTAKES),
  };
}

/** Whether the same is solved and the same waits, in whatever order. */
function isSamePractice(a: KeptPractice, b: KeptPractice): boolean {
  const idsOf = ({ solved, mistakes }: KeptPractice): string =>
    JSON.stringify([solved.toSorted(), mistakes.map(({ id }) => id).toSorted()]);
  return idsOf(a) === idsOf(b);
}

/** What has been solved, and what waits to be. */
export function createPractice(storage: PracticeStorage) {
  const store = createStore<PracticeState>(() => ({ solved: [], mistakes: [], isKept: true }));
  let reading: Promise<boolean> | null = null;

  const failed = (): void => store.setState({ isKept: false });

  /** Once; what happened before it was there is not lost. False if it cannot be read. */
  function load(): Promise<boolean> {
    reading ??= storage.read().then(
      (kept) => {
        store.setState(kept);
        return true;
      },
      () => {
        failed();
        return false;
      },
    );
    return reading;
  }

  async function change(news: (kept: KeptPractice) => KeptPractice): Promise<void> {
    const isRead = await load();
    const before = store.getState();
    const { solved, mistakes } = news(before);
    if (solved === before.solved && mistakes === before.mistakes) return;
    const kept = {
      solved: solved.slice(-MOST_SOLVED),
      mistakes: mistakes.slice(0, MOST_MISTAKES),
    };
    store.setState(kept);
    // What could not be read is still there: it is not written over.
    if (isRead) await storage.write(kept).catch(failed);
  }

  return {
    store,
    load,

    /** Writes again what was read: it may have been deleted since. */
    async save(): Promise<void> {
      if (reading === null || !(await reading)) return;
      const { solved, mistakes } = store.getState();
      if (solved.length + mistakes.length > 0)
        await storage.write({ solved, mistakes }).catch(failed);
    },

    /** An exercise is solved; a mistake of one's own does not come back then. */
    solve: ({ id }: Exercise): Promise<void> =>
      change(({ solved, mistakes }) => ({
        solved: [...solved.filter((each) => each !== id), id],
        mistakes: mistakes.filter((each) => each.id !== id),
      })),

    /** Mistakes have been found; those that are known already, or solved, change nothing. */
    add: (found: readonly Mistake[]): Promise<void> =>
      change((kept) => {
        const known = new Set([...kept.solved, ...kept.mistakes.map(({ id }) => id)]);
        const fresh = found.filter(({ id }) => !known.has(id));
        return fresh.length === 0 ? kept : { ...kept, mistakes: [...fresh, ...kept.mistakes] };
      }),

    /**
     * What was practised on another device comes along; what is solved on either does not come back.
     * Says whether anything changed by it.
     */
    async merge(found: KeptPractice): Promise<boolean> {
      await load();
      const before = store.getState();
      await change((kept) => {
        const merged = mergedPractice(kept, found);
        return isSamePractice(merged, kept) ? kept : merged;
      });
      return !isSamePractice(store.getState(), before);
    },
  };
}

export type Practice = ReturnType<typeof createPractice>;
