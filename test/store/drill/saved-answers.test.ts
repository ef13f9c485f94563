import { describe, expect, it } from 'vitest';
import type { DrillAnswer, DrillRepository } from '@/store/drill/answers.ts';
import { createSavedAnswers } from '@/store/drill/saved-answers.ts';

const answerAt = (at: number): DrillAnswer => ({
  at,
  preset: 'bugger-your-neighbor',
  name: null,
  cards: 5,
  bid: 2,
  chance: 60,
  made: true,
  expert: 55,
  cost: 0,
});

/** A repository in memory, which rejects while it is broken. */
function memoryAnswers(first: readonly DrillAnswer[]) {
  const storage = { answers: first, isBroken: false };
  const checked = async (): Promise<void> => {
    if (storage.isBroken) throw new Error('no storage');
  };
  const repository: DrillRepository = {
    async all() {
      await checked();
      return storage.answers;
    },
    async add(answer) {
      await checked();
      storage.answers = [...storage.answers, answer];
    },
    async clear() {
      await checked();
      const { answers } = storage;
      storage.answers = [];
      return async () => {
        storage.answers = answers;
      };
    },
  };
  return { storage, repository };
}

describe('the answers of the bidding drill', () => {
  it('are those of earlier visits and of this one', async () => {
    const { storage, repository } = memoryAnswers([answerAt(1)]);
    const saved = createSavedAnswers(repository);
    expect(saved.store.getState()).toEqual({ answers: null, isPersistent: true });
    await saved.load();
    saved.add(answerAt(2));
    expect(saved.store.getState().answers).toEqual([answerAt(1), answerAt(2)]);
    await saved.load();
    expect(storage.answers).toEqual([answerAt(1), answerAt(2)]);
    expect(saved.store.getState()).toEqual({ answers: storage.answers, isPersistent: true });
  });

  it('given while they are read are not lost, nor listed twice', async () => {
    const { repository } = memoryAnswers([answerAt(1)]);
    const saved = createSavedAnswers(repository);
    const loading = saved.load();
    saved.add(answerAt(2));
    await loading;
    expect(saved.store.getState().answers).toEqual([answerAt(1), answerAt(2)]);
    const again = saved.load();
    saved.add(answerAt(3));
    await again;
    await saved.load();
    expect(saved.store.getState().answers).toEqual([answerAt(1), answerAt(2), answerAt(3)]);
  });

  it('can be deleted and restored', async () => {
    const saved = createSavedAnswers(memoryAnswers([answerAt(1), answerAt(2)]).repository);
    await saved.load();
    const restore = await saved.clear();
    await saved.load();
    expect(saved.store.getState().answers).toEqual([]);
    await restore();
    await saved.load();
    expect(saved.store.getState().answers).toEqual([answerAt(1), answerAt(2)]);
  });

  it('last for this visit where nothing can be read', async () => {
    const { storage, repository } = memoryAnswers([]);
    storage.isBroken = true;
    const saved = createSavedAnswers(repository);
    await saved.load();
    saved.add(answerAt(1));
    expect(saved.store.getState()).toEqual({ answers: [answerAt(1)], isPersistent: false });
  });

  it('stay on the page when one of them cannot be written', async () => {
    const { storage, repository } = memoryAnswers([answerAt(1)]);
    const saved = createSavedAnswers(repository);
    await saved.load();
    storage.isBroken = true;
    saved.add(answerAt(2));
    await expect.poll(() => saved.store.getState().isPersistent).toBe(false);
    expect(saved.store.getState().answers).toEqual([answerAt(1), answerAt(2)]);
  });
});
