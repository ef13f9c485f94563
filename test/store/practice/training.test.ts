import { describe, expect, test } from 'vitest';
import type { GlickoRating } from '@/engine/exercise/index.ts';
import {
  NO_TRAINING,
  type TrainingProgress,
  mergedTraining,
} from '@/store/practice/training-progress.ts';
import { createTraining } from '@/store/practice/training.ts';
import { TRAINED, memoryTraining } from '../../support/training.ts';

const EASY: GlickoRating = { value: 1000, deviation: 120, volatility: 0.06 };
const HARD: GlickoRating = { value: 1600, deviation: 120, volatility: 0.06 };

describe('an answer', () => {
  test('moves the rating, narrows its interval and counts the day', async () => {
    const { training, written } = memoryTraining(NO_TRAINING);
    const { before, after, position } = await training.answer({ rating: HARD }, true, null);
    expect(before.value).toBe(1190);
    expect(after.value).toBeGreaterThan(1190);
    expect(after.deviation).toBeLessThan(before.deviation);
    expect(position?.value).toBeLessThan(HARD.value);
    expect(written.at(-1)).toMatchObject({ answered: 1, right: 1, days: ['2026-11-23'] });
  });

  test('counts more when it is a surprise', async () => {
    const { training } = memoryTraining(TRAINED);
    const gained = async (rating: GlickoRating): Promise<number> => {
      const { before, after } = await training.answer({ rating }, true, null);
      return after.value - before.value;
    };
    expect(await gained(HARD)).toBeGreaterThan(await gained(EASY));
  });

  test('to the daily puzzle is remembered, and only the first one', async () => {
    const { training } = memoryTraining(NO_TRAINING);
    await training.answer({ rating: EASY }, false, '2026-11-23');
    await training.answer({ rating: EASY }, true, '2026-11-23');
    expect([...training.progress().puzzles]).toEqual([['2026-11-23', false]]);
    expect(training.progress().days).toEqual(['2026-11-23']);
  });

  test('to a daily puzzle that was answered on another device meanwhile does not count', async () => {
    const { training } = memoryTraining(NO_TRAINING);
    await training.merge({ ...TRAINED, puzzles: new Map([['2026-11-23', false]]) });
    const merged = training.progress();
    const { before, after } = await training.answer({ rating: EASY }, true, '2026-11-23');
    expect(training.progress()).toEqual(merged);
    expect(after).toEqual(before);
  });
});

describe('progress of two devices', () => {
  test('has the days of both, and the rating of the one that answered more', () => {
    const other = { ...TRAINED, answered: 50, days: ['2026-11-19'], rating: EASY };
    const merged = mergedTraining(TRAINED, other);
    expect(merged.days).toEqual(['2026-11-19', ...TRAINED.days]);
    expect(merged.rating).toEqual(EASY);
    expect(mergedTraining(TRAINED, NO_TRAINING)).toEqual(TRAINED);
  });

  test('is merged once', async () => {
    const { training } = memoryTraining(NO_TRAINING);
    expect(await training.merge(TRAINED)).toBe(true);
    expect(await training.merge(TRAINED)).toBe(false);
  });
});

test('without storage training goes on, and says that it is not kept', async () => {
  const failing = createTraining(
    {
      read: () => Promise.reject(new Error('none')),
      write: () => Promise.reject(new Error('none')),
    },
    () => '2026-11-23',
  );
  await failing.answer({ rating: EASY }, true, null);
  expect(failing.store.getState()).toMatchObject({ answered: 1, isPersistent: false });
});

/** Storage shared by two tabs. */
function sharedStorage() {
  let saved: TrainingProgress = NO_TRAINING;
  let isFull = false;
  const storage = {
    read: () => Promise.resolve(saved),
    write: async (progress: TrainingProgress) => {
      if (isFull) throw new DOMException('', 'QuotaExceededError');
      saved = progress;
    },
  };
  return {
    tab: () => createTraining(storage, () => '2026-11-23'),
    saved: () => saved,
    setFull: (value: boolean): void => {
      isFull = value;
    },
    clear: (): void => {
      saved = NO_TRAINING;
    },
  };
}

describe('with two tabs', () => {
  test('answers given in the other tab are kept', async () => {
    const { tab, saved } = sharedStorage();
    const [first, second] = [tab(), tab()];
    await first.load();
    for (let count = 0; count < 20; count++) await second.answer({ rating: EASY }, true, null);
    await first.answer({ rating: EASY }, false, null);
    expect(saved().answered).toBe(21);
    expect(first.progress()).toEqual(saved());
  });

  test('what could not be saved is merged into what the other tab saved', async () => {
    const { tab, saved, setFull } = sharedStorage();
    const [first, second] = [tab(), tab()];
    setFull(true);
    await first.answer({ rating: EASY }, true, '2026-11-20');
    expect(first.store.getState()).toMatchObject({ answered: 1, isPersistent: false });
    // The notice stays where it is.
    const notices: boolean[] = [];
    first.store.subscribe(({ isPersistent }) => notices.push(isPersistent));
    await first.answer({ rating: EASY }, true, null);
    expect(notices).not.toContain(true);
    setFull(false);
    await second.answer({ rating: EASY }, true, '2026-11-21');
    await first.answer({ rating: EASY }, true, null);
    expect([...saved().puzzles.keys()]).toEqual(['2026-11-20', '2026-11-21']);
    expect(first.store.getState().isPersistent).toBe(true);
  });

  test('several answers at once are all counted', async () => {
    const { tab, saved } = sharedStorage();
    const training = tab();
    await Promise.all([1, 2, 3].map(() => training.answer({ rating: EASY }, true, null)));
    expect(saved().answered).toBe(3);
  });

  test('progress deleted from storage is kept by the next answer', async () => {
    const { tab, saved, clear } = sharedStorage();
    const training = tab();
    await training.answer({ rating: EASY }, true, null);
    clear();
    await training.answer({ rating: EASY }, true, null);
    expect(saved().answered).toBe(2);
  });
});
