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

  return {
    store,
    add,
    fail,

    /** Reads all answers. */
    load: (): Promise<void> =>
      repository.all().then((answers) => store.setState({ answers }), fail),

    /** Deletes all answers from the repository; the returned function restores them. After either, load again. */
    clear: (): Promise<() => Promise<void>> => repository.clear(),
  };
}
