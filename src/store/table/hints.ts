import { createStore } from 'zustand/vanilla';
import type { Table } from './table.ts';

/** What a hint shows on a card of the hand or on a bid, in words of one language. */
export interface HintMark {
  /** The probability that is shown, 0…1: to make the bid, or that an opponent makes its own. */
  readonly make: number;
  /** The probability as a figure: "60%". */
  readonly probability: string;
  /** The same for narrow cards: without the percent sign, unless all chances are short with it. */
  readonly shortProbability: string;
  /** Expected points as a figure: "9.3"; empty where all choices come to the same or only an opponent's bid is at stake. */
  readonly points: string;
  readonly best: boolean;
  /** What screen readers hear. */
  readonly words: string;
}

/** Writes the marks by choice key (card or bid) in the language of the moment: components call it as they render. */
export type WriteMarks = () => ReadonlyMap<string, HintMark>;

export interface HintState {
  /** Whether a hint was asked for on the current decision. */
  readonly open: boolean;
  /** null while no hint is shown. */
  readonly marks: WriteMarks | null;
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
