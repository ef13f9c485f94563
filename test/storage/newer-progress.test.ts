import { expect, test } from 'vitest';
import { practiceStorage } from '@/storage/practice.ts';
import { trainingStorage } from '@/storage/training.ts';
import { createPractice } from '@/store/practice/practice.ts';
import { createTraining } from '@/store/practice/training.ts';
import { memoryStore } from '../support/storage/memory-store.ts';

const DOCUMENTS = {
  training: { version: 99, rating: [1500, 60, 0.06], answered: 900 },
  practice: { version: 99, solved: ['ruff-1'], positions: [] },
};

test('progress of a newer version stays for that version, and the player is told', async () => {
  const { store, kept } = memoryStore(DOCUMENTS);
  const training = createTraining(trainingStorage(store), () => '2026-11-28');
  const practice = createPractice(practiceStorage(store), () => '2026-11-28');
  await training.answer({ rating: null }, true, null);
  await practice.solve({ id: 'hook-2' } as Parameters<typeof practice.solve>[0]);
  expect(Object.fromEntries(kept)).toEqual(DOCUMENTS);
  expect(training.store.getState()).toMatchObject({ answered: 1, isPersistent: false });
  expect(practice.store.getState()).toMatchObject({ solved: ['hook-2'], isPersistent: false });
});

test('progress that another tab has written in a newer version meanwhile is not overwritten', async () => {
  const { store, kept } = memoryStore();
  const training = createTraining(trainingStorage(store), () => '2026-11-28');
  await training.answer({ rating: null }, true, null);
  expect(training.store.getState().isPersistent).toBe(true);
  kept.set('training', DOCUMENTS.training);
  await training.answer({ rating: null }, true, null);
  expect(kept.get('training')).toEqual(DOCUMENTS.training);
  expect(training.store.getState()).toMatchObject({ answered: 2, isPersistent: false });
});

test('progress that another tab writes in a newer version between reading and writing stays', async () => {
  const { store, kept } = memoryStore();
  const storage = trainingStorage(store);
  const read = await storage.read();
  kept.set('training', DOCUMENTS.training);
  await expect(storage.write(read)).rejects.toBeInstanceOf(Error);
  expect(kept.get('training')).toEqual(DOCUMENTS.training);
});

test.each([{ version: 'new' }, { version: 0 }, { version: 1.5 }, 'nothing', null])(
  'progress that is damaged is quarantined: %j',
  async (damaged) => {
    const { store, kept } = memoryStore({ training: damaged, practice: damaged });
    await trainingStorage(store).read();
    await practiceStorage(store).read();
    expect([...kept.keys()].filter((key) => key.startsWith('aside/'))).toHaveLength(2);
  },
);
