import { expect, it } from 'vitest';
import type { GameRecord } from '@/engine/index.ts';
import type { PracticeProgress, Mistake } from '@/engine/review/index.ts';
import { MAX_MISTAKES, createPractice, mistakeAsExercise } from '@/store/practice.ts';
import { header } from '../support/store/table-bench.ts';

const record: GameRecord = { header: header(), commands: [{ type: 'deal' }] };

const mistake = (id: string): Mistake => ({
  id,
  record,
  right: { type: 'bid', seat: 0, bid: 1 },
});

/** A practice and all that it writes; with `broken` storage every read and write fails. */
function bench(kept: PracticeProgress = { solved: [], mistakes: [] }, broken = false) {
  const written: PracticeProgress[] = [];
  const practice = createPractice({
    read: () => (broken ? Promise.reject(new Error('no storage')) : Promise.resolve(kept)),
    write: (news) => {
      if (broken) return Promise.reject(new Error('no storage'));
      written.push(news);
      return Promise.resolve();
    },
  });
  return { practice, written, state: () => practice.store.getState() };
}

it('saves what was solved, once', async () => {
  const { practice, written } = bench({ solved: ['ruff-1'], mistakes: [] });
  const exercise = mistakeAsExercise(mistake('dodge-2'));
  await practice.solve(exercise);
  await practice.solve(exercise);
  expect(written.at(-1)?.solved).toEqual(['ruff-1', 'dodge-2']);
});

it('a solved mistake is removed, and not added again', async () => {
  const { practice, state } = bench();
  await practice.add([mistake('a'), mistake('b')]);
  await practice.solve(mistakeAsExercise(mistake('a')));
  await practice.add([mistake('a'), mistake('b'), mistake('c')]);
  expect(state().mistakes.map(({ id }) => id)).toEqual(['c', 'b']);
});

it('known mistakes cause no write', async () => {
  const { practice, written } = bench({ solved: [], mistakes: [mistake('a')] });
  await practice.add([mistake('a')]);
  expect(written).toEqual([]);
});

it('has a maximum number of mistakes, and drops the oldest', async () => {
  const { practice, written } = bench({ solved: [], mistakes: [mistake('oldest')] });
  await practice.add(Array.from({ length: MAX_MISTAKES }, (_, index) => mistake(`new-${index}`)));
  const ids = written.at(-1)?.mistakes.map(({ id }) => id);
  expect(ids).toHaveLength(MAX_MISTAKES);
  expect(ids).not.toContain('oldest');
});

it('unreadable progress is not overwritten', async () => {
  const written: PracticeProgress[] = [];
  const practice = createPractice({
    read: () => Promise.reject(new Error('not now')),
    write: async (kept) => void written.push(kept),
  });
  await practice.add([mistake('a')]);
  await practice.solve(mistakeAsExercise(mistake('b')));
  expect(written).toEqual([]);
  expect(practice.store.getState()).toMatchObject({ solved: ['b'], isPersistent: false });
});

it('without storage practice works, with a notice that progress is not saved', async () => {
  const { practice, state } = bench(undefined, true);
  await practice.add([mistake('a'), mistake('b')]);
  await practice.solve(mistakeAsExercise(mistake('a')));
  expect(state()).toMatchObject({ solved: ['a'], isPersistent: false });
  expect(state().mistakes.map(({ id }) => id)).toEqual(['b']);
});
