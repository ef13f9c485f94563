import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { factsOf } from '@/engine/review/index.ts';
import { createDatabase } from '@/storage/database.ts';
import { FACTS, REVIEW, type StoreChange, indexedDbStore } from '@/storage/keyed-store.ts';
import { factsRepository, indexedDbReviews } from '@/storage/reviews.ts';
import { defaultHeader, played } from '../../tools/lib/played-games.ts';
import { madeUpReviews } from '../support/reviews.ts';
import { createReview, reviewedGame } from '@/store/games/review.ts';
import { manualClock } from '../support/store/manual-clock.ts';
import { until } from '../support/until.ts';

const ID = 'a'.repeat(32);
const record = played(defaultHeader());
const reviews = madeUpReviews(record);

vi.stubGlobal('IDBKeyRange', IDBKeyRange);

function device() {
  const factory = new IDBFactory();
  const { clock } = manualClock();
  const database = createDatabase({
    factory: () => factory,
    after: (ms, action) => clock.after(ms, action),
  });
  const store = indexedDbStore(database);
  return { database, store, reviews: indexedDbReviews(database), facts: factsRepository(store) };
}

test('saves the facts of a game with its last review, and not before', async () => {
  const { reviews: repository, facts } = device();
  await repository.write(ID, record, reviews.slice(0, -1));
  expect(await facts.all()).toEqual(new Map());
  await repository.write(ID, record, reviews);
  expect(await repository.read(ID, record)).toEqual(reviews);
  expect(await facts.all()).toEqual(new Map([[ID, factsOf(record, 0, reviews)]]));
});

test('saves no facts of a game in progress', async () => {
  const { reviews: repository, facts } = device();
  const half = played(defaultHeader(), ({ past }) => past.length === 3);
  await repository.write(ID, half, madeUpReviews(half));
  expect(await facts.all()).toEqual(new Map());
});

test('keeps a half-done review of a game whose facts are those of an older review', async () => {
  const { reviews: repository, facts, store } = device();
  await repository.write(ID, record, reviews);
  const [saved] = (await store.all(FACTS)) as [{ readonly version: number }];
  await store.change({ put: [[FACTS + ID, { ...saved, version: saved.version - 100 }]] });
  await repository.write(ID, record, reviews.slice(0, 3));
  await facts.dropReviewsExcept([]);
  expect(await repository.read(ID, record)).toHaveLength(3);
});

test('a reviewed game whose facts are missing or outdated gets new ones, without another review', async () => {
  const { reviews: repository, facts, store } = device();
  await repository.write(ID, record, reviews);
  const [saved] = (await store.all(FACTS)) as [{ readonly version: number }];
  const outdated: StoreChange[] = [
    { put: [[FACTS + ID, { ...saved, version: saved.version - 1 }]] },
    { put: [[FACTS + ID, { ...saved, moves: 1 }]] },
    { put: [[FACTS + ID, 'damaged']] },
    { remove: [FACTS + ID] },
  ];
  for (const change of outdated) {
    await store.change(change);
    const reviewers = { review: () => Promise.reject(new Error('nothing is left to review')) };
    const review = createReview({ reviewers, reviews: repository }, reviewedGame(ID, record));
    review.begin();
    await until(() => expect(review.store.getState().status).toBe('done'));
    expect(await facts.all()).toEqual(new Map([[ID, factsOf(record, 0, reviews)]]));
  }
});

test('a complete review is read without writing where its facts are current', async () => {
  const { database, reviews: repository } = device();
  await repository.write(ID, record, reviews);
  const run = vi.spyOn(database, 'run');
  expect(await repository.read(ID, record)).toEqual(reviews);
  expect(run.mock.calls.map(([mode]) => mode)).toEqual(['readonly']);
});

test.each([FACTS, REVIEW])(
  'missing facts are not restored if another page has saved to %s meanwhile',
  async (folder) => {
    const { database, reviews: repository, facts, store } = device();
    await repository.write(ID, record, reviews);
    await store.change({ remove: [FACTS + ID] });
    const run = database.run.bind(database);
    vi.spyOn(database, 'run').mockImplementation(async (mode, job) => {
      if (mode === 'readwrite') await run(mode, (saved) => saved.put('newer', folder + ID));
      return run(mode, job);
    });
    expect(await repository.read(ID, record)).toEqual(reviews);
    expect(await store.get([folder + ID])).toEqual(['newer']);
    expect(await facts.all()).toEqual(new Map());
  },
);

test('a complete review is shown as saved although new facts cannot be written', async () => {
  const { database, reviews: repository, store } = device();
  await repository.write(ID, record, reviews);
  await store.change({ remove: [FACTS + ID] });
  const run = database.run.bind(database);
  vi.spyOn(database, 'run').mockImplementation((mode, job) =>
    mode === 'readwrite' ? Promise.reject(new Error('disk full')) : run(mode, job),
  );
  const reviewers = { review: () => Promise.reject(new Error('nothing is left to review')) };
  const review = createReview({ reviewers, reviews: repository }, reviewedGame(ID, record));
  review.begin();
  await until(() => expect(review.store.getState().status).toBe('done'));
  expect(review.store.getState().isUnsaved).toBe(false);
});

test('drops the reviews of other games only if their facts are kept', async () => {
  const { reviews: repository, facts } = device();
  const [other, unfinished] = ['b'.repeat(32), 'c'.repeat(32)];
  await repository.write(ID, record, reviews);
  await repository.write(other, record, reviews);
  await repository.write(unfinished, record, reviews.slice(0, 3));
  await facts.dropReviewsExcept([ID]);
  expect(await repository.read(ID, record)).toEqual(reviews);
  expect(await repository.read(other, record)).toEqual([]);
  expect(await repository.read(unfinished, record)).toHaveLength(3);
  expect(await facts.ids()).toEqual(new Set([ID, other]));
});
