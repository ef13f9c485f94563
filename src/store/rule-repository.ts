import { type StoreApi, createStore } from 'zustand/vanilla';
import type { RuleSet } from '@/engine/index.ts';
import type { Randomness } from './ports/randomness.ts';

/** Rules under a name. An empty name is none. */
export interface NamedRuleSet {
  readonly name: string;
  readonly rules: RuleSet;
}

/** A player's own rules on the shelf. */
export interface OwnRules extends NamedRuleSet {
  readonly id: string;
}

/** The id of the one rule set that lies on the shelf without being kept: it was played as it came. */
export const LOOSE_ID = 'loose';

/** Where the player's own rules are kept. Both reject when nothing can be kept. */
export interface ShelfStorage {
  /** What can be played of what was kept, and how many sets were damaged. */
  read(): Promise<{ readonly sets: readonly OwnRules[]; readonly refused: number }>;
  write(sets: readonly OwnRules[]): Promise<void>;
  /** Any text as a name that may be kept. */
  nameOf(text: string): string;
}

export interface ShelfState {
  readonly sets: readonly OwnRules[];
  /** How many kept sets were damaged and left out. */
  readonly refused: number;
  /** Whether the shelf outlives the page. */
  readonly lasting: boolean;
  /** What was taken off last and can be put back, and where it stood. */
  readonly removed: { readonly set: OwnRules; readonly index: number } | null;
}

export interface RuleShelf {
  readonly store: StoreApi<ShelfState>;
  /** Reads what is kept; what was changed in the meantime stays so. */
  load(): Promise<void>;
  /** Puts rules on the shelf: in place of those with the same id, or as new ones. */
  keep(set: NamedRuleSet & { readonly id?: string }): OwnRules;
  /** Puts a copy on the shelf, called what `named` makes of a name that is cut until that can be kept. */
  duplicate(set: NamedRuleSet, named: (name: string) => string): OwnRules;
  /** Takes rules off the shelf; only what a player deletes can be put back. */
  remove(id: string, options?: { readonly undo: boolean }): void;
  /** Puts the set that was taken off last back in its place. */
  undoRemove(): void;
  /** Writes again what was read: it may have been deleted since. */
  save(): void;
}

const placed = (sets: readonly OwnRules[], set: OwnRules): readonly OwnRules[] => {
  const index = sets.findIndex(({ id }) => id === set.id);
  return index < 0 ? [...sets, set] : sets.with(index, set);
};

/** The player's own rule sets. Without a storage that works they live as long as the page. */
export function createRuleShelf(storage: ShelfStorage, randomness: Randomness): RuleShelf {
  let hasRead = false;
  const store = createStore<ShelfState>()(() => ({
    sets: [],
    refused: 0,
    lasting: true,
    removed: null,
  }));
  /** Reads and writes follow each other, so that none works on what another is about to change. */
  let last: Promise<void> = Promise.resolve();
  const inTurn = (job: () => Promise<void>): Promise<void> => {
    last = last.then(job).catch(() => store.setState({ lasting: false }));
    return last;
  };
  const write = (): void => void inTurn(() => storage.write(store.getState().sets));

  const keep: RuleShelf['keep'] = ({ id, name, rules }) => {
    const set = { id: id ?? randomness.seed(), name: storage.nameOf(name), rules };
    store.setState(({ sets }) => ({ sets: placed(sets, set) }));
    write();
    return set;
  };

  return {
    store,
    keep,
    duplicate({ name, rules }, named) {
      const letters = Array.from(name);
      const copy = (): string => named(letters.join('').trimEnd());
      while (letters.length > 0 && storage.nameOf(copy()) !== copy()) letters.pop();
      return keep({ name: copy(), rules });
    },
    load: () =>
      inTurn(async () => {
        if (!store.getState().lasting) return;
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
    save() {
      if (hasRead) write();
    },
  };
}
