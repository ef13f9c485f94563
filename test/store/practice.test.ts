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

/** A practice and what is written of it; nothing can be kept where `broken` says so. */
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

it('keeps what was solved, once', async () => {
  const { practice, written } = bench({ solved: ['ruff-1'], mistakes: [] });
  const exercise = mistakeAsExercise(mistake('dodge-2'));
  await practice.solve(exercise);
  await practice.solve(exercise);
  expect(written.at(-1)?.solved).toEqual(['ruff-1', 'dodge-2']);
});

it('a mistake that is solved is gone, and does not come back when it is found again', async () => {
  const { practice, state } = bench();
  await practice.add([mistake('a'), mistake('b')]);
  await practice.solve(mistakeAsExercise(mistake('a')));
  await practice.add([mistake('a'), mistake('b'), mistake('c')]);
  expect(state().mistakes.map(({ id }) => id)).toEqual(['c', 'b']);
});

it('what is known already is not written again', async () => {
  const { practice, written } = bench({ solved: [], mistakes: [mistake('a')] });
  await practice.add([mistake('a')]);
  expect(written).toEqual([]);
});

it('waits with no more mistakes than the bound; the oldest go', async () => {
  const { practice, written } = bench({ solved: [], mistakes: [mistake('oldest')] });
  await practice.add(Array.from({ length: MAX_MISTAKES }, (_, index) => mistake(`new-${index}`)));
  const ids = written.at(-1)?.mistakes.map(({ id }) => id);
  expect(ids).toHaveLength(MAX_MISTAKES);
  expect(ids).not.toContain('oldest');
});

it('what cannot be read is not written over', async () => {
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

it('without storage everything can be practised, and it is told that it will not be kept', async () => {
  const { practice, state } = bench(undefined, true);
  await practice.add([mistake('a'), mistake('b')]);
  await practice.solve(mistakeAsExercise(mistake('a')));
  expect(state()).toMatchObject({ solved: ['a'], isPersistent: false });
  expect(state().mistakes.map(({ id }) => id)).toEqual(['b']);
});
