import { createStore } from 'zustand/vanilla';
import type { DrillAnswer, DrillRepository } from './answers.ts';

/** The answers of the bidding drill. */
export interface SavedAnswersState {
  /** In the order in which they were given; null until they are read. */
  readonly answers: readonly DrillAnswer[] | null;
  /** Whether answers outlive the page. */
  readonly isPersistent: boolean;
}

/** The answers in memory, each written to the repository as it is given. Without storage they last for this visit. */
export function createSavedAnswers(repository: DrillRepository) {
  const store = createStore<SavedAnswersState>(() => ({ answers: null, isPersistent: true }));

  /** Notes that answers cannot be read or written. */
  const fail = (): void =>
    store.setState(({ answers }) => ({ answers: answers ?? [], isPersistent: false }));

  const add = (answer: DrillAnswer): void => {
    store.setState(({ answers }) => ({ answers: [...(answers ?? []), answer] }));
    repository.add(answer).catch(fail);
  };

  /** Reads all answers. Those given meanwhile are not lost. */
  function load(): Promise<void> {
    const before = new Set(store.getState().answers);
    const take = (read: readonly DrillAnswer[]): void => {
      const known = new Set(read.map(({ at }) => at));
      store.setState(({ answers }) => {
        const given = (answers ?? []).filter((each) => !before.has(each) && !known.has(each.at));
        return { answers: [...read, ...given] };
      });
    };
    return repository.all().then(take, fail);
  }

  return {
    store,
    add,
    fail,
    load,

    /** Deletes all answers from the repository; the returned function restores them. After either, load again. */
    clear: (): Promise<() => Promise<void>> => repository.clear(),
  };
}
