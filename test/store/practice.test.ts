import { expect, it } from 'vitest';
import type { GameRecord } from '@/engine/index.ts';
import type { PracticeProgress, PracticePosition } from '@/engine/review/index.ts';
import { MAX_POSITIONS, createPractice, positionAsExercise } from '@/store/practice.ts';
import { header } from '../support/store/table-bench.ts';

const record: GameRecord = { header: header(), commands: [{ type: 'deal' }] };

const position = (id: string): PracticePosition => ({
  id,
  record,
  right: { type: 'bid', seat: 0, bid: 1 },
});

/** A practice and all that it writes; with `broken` storage every read and write fails. */
function bench(kept: PracticeProgress = { solved: [], positions: [] }, broken = false) {
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
  const { practice, written } = bench({ solved: ['ruff-1'], positions: [] });
  const exercise = positionAsExercise(position('dodge-2'));
  await practice.solve(exercise);
  await practice.solve(exercise);
  expect(written.at(-1)?.solved).toEqual(['ruff-1', 'dodge-2']);
});

it('a solved position is removed, and not added again', async () => {
  const { practice, state } = bench();
  await practice.add([position('a'), position('b')]);
  await practice.solve(positionAsExercise(position('a')));
  await practice.add([position('a'), position('b'), position('c')]);
  expect(state().positions.map(({ id }) => id)).toEqual(['c', 'b']);
});

it('known positions cause no write', async () => {
  const { practice, written } = bench({ solved: [], positions: [position('a')] });
  await practice.add([position('a')]);
  expect(written).toEqual([]);
});

it('has a maximum number of positions, and drops the oldest', async () => {
  const { practice, written } = bench({ solved: [], positions: [position('oldest')] });
  await practice.add(Array.from({ length: MAX_POSITIONS }, (_, index) => position(`new-${index}`)));
  const ids = written.at(-1)?.positions.map(({ id }) => id);
  expect(ids).toHaveLength(MAX_POSITIONS);
  expect(ids).not.toContain('oldest');
});

it('unreadable progress is not overwritten', async () => {
  const written: PracticeProgress[] = [];
  const practice = createPractice({
    read: () => Promise.reject(new Error('not now')),
    write: async (kept) => void written.push(kept),
  });
  await practice.add([position('a')]);
  await practice.solve(positionAsExercise(position('b')));
  expect(written).toEqual([]);
  expect(practice.store.getState()).toMatchObject({ solved: ['b'], isPersistent: false });
});

it('without storage practice works, with a notice that progress is not saved', async () => {
  const { practice, state } = bench(undefined, true);
  await practice.add([position('a'), position('b')]);
  await practice.solve(positionAsExercise(position('a')));
  expect(state()).toMatchObject({ solved: ['a'], isPersistent: false });
  expect(state().positions.map(({ id }) => id)).toEqual(['b']);
});
