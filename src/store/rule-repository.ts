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
  /** The sets that can be played, and the number of others; null if nothing was ever saved. */
  read(): Promise<{ readonly sets: readonly OwnRules[]; readonly refused: number } | null>;
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
  /** Reads the saved sets and saves changes that could not be saved before, or were deleted. */
  load(): Promise<void>;
  /** Saves rules under a valid name, in place of those with the same id or as new ones. */
  save(set: NamedRuleSet & { readonly id?: string }): OwnRules;
  /** Deletes rules; with `undo`, `undoRemove` can restore them. */
  remove(id: string, options?: { readonly undo: boolean }): void;
  /** Restores the set that was deleted last. */
  undoRemove(): void;
}

const placed = (sets: readonly OwnRules[], set: OwnRules): readonly OwnRules[] => {
  const index = sets.findIndex(({ id }) => id === set.id);
  return index < 0 ? [...sets, set] : sets.with(index, set);
};

/** Returns a function that reads the saved sets and saves this page's changes. */
function createMerge(
  storage: RuleStorage,
  store: StoreApi<RuleRepositoryState>,
): RuleRepository['load'] {
  /** The sets in storage as far as this page knows; the same list as in the store if it has no changes. */
  let stored = store.getState().sets;
  let last = Promise.resolve();

  /** Merges this page's changes into the saved sets, which another tab may have changed. */
  async function merge(): Promise<void> {
    // If this rejects, nothing is overwritten.
    const found = await storage.read();
    const { sets } = store.getState();
    if (found !== null) {
      const has = (list: readonly OwnRules[], { id }: OwnRules) =>
        list.some((set) => set.id === id);
      const kept = sets.flatMap((set) =>
        stored.includes(set) ? found.sets.filter(({ id }) => id === set.id) : set,
      );
      const added = found.sets.filter((set) => !has(sets, set) && !has(stored, set));
      const isChanged = sets !== stored;
      stored = found.sets;
      store.setState({
        sets: isChanged ? [...kept, ...added] : stored,
        refused: found.refused,
      });
    }
    const next = store.getState().sets;
    // Sets that were deleted from storage are saved again.
    if (next !== stored || (found === null && next.length > 0)) await storage.write(next);
    stored = next;
  }

  return (): Promise<void> => {
    last = last.then(merge).then(
      () => store.setState({ isPersistent: true }),
      () => store.setState({ isPersistent: false }),
    );
    return last;
  };
}

/** The player's own rule sets. Without storage they last as long as the page. */
export function createRuleRepository(storage: RuleStorage, randomness: Randomness): RuleRepository {
  const store = createStore<RuleRepositoryState>()(() => ({
    sets: [],
    refused: 0,
    isPersistent: true,
    removed: null,
  }));
  const load = createMerge(storage, store);

  function change(state: Partial<RuleRepositoryState>): void {
    store.setState(state);
    void load();
  }

  return {
    store,
    load,
    save({ id, name, rules }) {
      const set = { id: id ?? randomness.seed(), name, rules };
      change({ sets: placed(store.getState().sets, set) });
      return set;
    },
    remove(id, { undo } = { undo: false }) {
      const { sets } = store.getState();
      const index = sets.findIndex((set) => set.id === id);
      const set = sets[index];
      if (set === undefined) return;
      change({ sets: sets.toSpliced(index, 1), removed: undo ? { set, index } : null });
    },
    undoRemove() {
      const { sets, removed } = store.getState();
      if (removed === null) return;
      change({ sets: sets.toSpliced(removed.index, 0, removed.set), removed: null });
    },
  };
}
