import { createStore } from 'zustand/vanilla';
import type { Table } from './table.ts';

/** What a hint shows on a card of the hand or on a bid, in the player's language. */
export interface HintMark {
  /** Make probability, 0…1. */
  readonly make: number;
  /** The make probability as a figure: "60%". */
  readonly probability: string;
  /** The same for narrow cards: without the percent sign, unless all chances are short with it. */
  readonly shortProbability: string;
  /** Expected points as a figure: "9.3". */
  readonly points: string;
  readonly best: boolean;
  /** What screen readers hear. */
  readonly words: string;
}

export interface HintState {
  /** Whether a hint was asked for on the current decision. */
  readonly open: boolean;
  /** By choice key (card or bid); null while no hint is shown. */
  readonly marks: ReadonlyMap<string, HintMark> | null;
}

/** The hint on the current decision at a table. */
export function createHints(table: Pick<Table, 'notify' | 'store'>) {
  const store = createStore<HintState>(() => ({ open: false, marks: null }));
  return {
    store,
    /** Shows or hides the hint; in a rated game it alerts instead. */
    toggle(): void {
      const { view, rated } = table.store.getState();
      if (view.choices.length === 0) return;
      if (rated) table.notify({ kind: 'rated' });
      else store.setState(({ open }) => ({ open: !open }));
    },
    close: (): void => store.setState({ open: false }),
    mark: (marks: HintState['marks']): void => store.setState({ marks }),
  };
}

export type Hints = ReturnType<typeof createHints>;
