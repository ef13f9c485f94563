import { type StoreApi, createStore } from 'zustand/vanilla';
import type { RuleSet } from '@/engine/index.ts';
import type { Randomness } from './ports/randomness.ts';

/** Rules with a name; '' for none. */
export interface NamedRuleSet {
  readonly name: string;
  readonly rules: RuleSet;
}

/** A rule set of the player's own. The id tells sets of the same name apart. */
export interface OwnRules extends NamedRuleSet {
  readonly id: string;
}

/** The id of rules that were played without saving them; there is one such set at most. */
export const UNSAVED_ID = 'loose';

/** Storage for the player's own rules. `read` and `write` reject without storage. */
export interface RuleStorage {
  /** The sets that can be played, and the number of others. */
  read(): Promise<{ readonly sets: readonly OwnRules[]; readonly refused: number }>;
  write(sets: readonly OwnRules[]): Promise<void>;
}

export interface RuleRepositoryState {
  readonly sets: readonly OwnRules[];
  /** How many saved sets cannot be played. */
  readonly refused: number;
  /** Whether rules outlive the page. */
  readonly isPersistent: boolean;
  /** The set that was deleted last and can be restored, and its index. */
  readonly removed: { readonly set: OwnRules; readonly index: number } | null;
}

export interface RuleRepository {
  readonly store: StoreApi<RuleRepositoryState>;
  /** Reads the saved sets. Changes made meanwhile are kept. */
  load(): Promise<void>;
  /** Saves rules under a valid name, in place of those with the same id or as new ones. */
  save(set: NamedRuleSet & { readonly id?: string }): OwnRules;
  /** Deletes rules; with `undo`, `undoRemove` can restore them. */
  remove(id: string, options?: { readonly undo: boolean }): void;
  /** Restores the set that was deleted last. */
  undoRemove(): void;
  /** Writes again what was read, after it was deleted from storage. */
  rewrite(): void;
}

const placed = (sets: readonly OwnRules[], set: OwnRules): readonly OwnRules[] => {
  const index = sets.findIndex(({ id }) => id === set.id);
  return index < 0 ? [...sets, set] : sets.with(index, set);
};

/** Runs jobs one after the other; calls `failed` if one rejects. */
function createQueue(failed: () => void) {
  let last: Promise<void> = Promise.resolve();
  return (job: () => Promise<void>): Promise<void> => {
    last = last.then(job).catch(failed);
    return last;
  };
}

/** The player's own rule sets. Without storage they last as long as the page. */
export function createRuleRepository(storage: RuleStorage, randomness: Randomness): RuleRepository {
  let hasRead = false;
  const store = createStore<RuleRepositoryState>()(() => ({
    sets: [],
    refused: 0,
    isPersistent: true,
    removed: null,
  }));
  const inTurn = createQueue(() => store.setState({ isPersistent: false }));
  const write = (): void => void inTurn(() => storage.write(store.getState().sets));

  return {
    store,
    save({ id, name, rules }) {
      const set = { id: id ?? randomness.seed(), name, rules };
      store.setState(({ sets }) => ({ sets: placed(sets, set) }));
      write();
      return set;
    },
    load: () =>
      inTurn(async () => {
        if (!store.getState().isPersistent) return;
        const before = store.getState().sets;
        const { sets, refused } = await storage.read();
        hasRead = true;
        const now = store.getState().sets;
        const isGone = ({ id }: OwnRules): boolean =>
          before.some((set) => set.id === id) && now.every((set) => set.id !== id);
        const left = sets.filter((set) => !isGone(set));
        const changed = now.filter((set) => !before.includes(set));
        store.setState({ sets: changed.reduce(placed, left), refused });
      }),
    remove(id, { undo } = { undo: false }) {
      const { sets } = store.getState();
      const index = sets.findIndex((set) => set.id === id);
      const set = sets[index];
      if (set === undefined) return;
      store.setState({ sets: sets.toSpliced(index, 1), removed: undo ? { set, index } : null });
      write();
    },
    undoRemove() {
      const { sets, removed } = store.getState();
      if (removed === null) return;
      store.setState({ sets: sets.toSpliced(removed.index, 0, removed.set), removed: null });
      write();
    },
    rewrite() {
      if (hasRead) write();
    },
  };
}
