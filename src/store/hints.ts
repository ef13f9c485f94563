import { createStore } from 'zustand/vanilla';
import type { Command } from '@/engine/index.ts';
import type { Table } from './table.ts';

/** What a hint writes on a card of the hand, or on one of many bids. */
export interface HintMark {
  /** The chance to make the bid with it, and the points that it can expect. */
  readonly make: number;
  readonly chance: string;
  readonly points: string;
  readonly best: boolean;
  /** The same for a screen reader. */
  readonly said: string;
}

export interface HintState {
  /** Whether a hint was asked for, for the decision at hand. */
  readonly open: boolean;
  /** By card or number; null while no hint is shown. */
  readonly marks: ReadonlyMap<string, HintMark> | null;
}

/** Whether a decision may be carried out now; if not, whoever objects sees to the rest. */
type Guard = (command: Command) => boolean;

/** The person's decisions on their way to a table, and what is said about them before. */
export function createHints(table: Pick<Table, 'act' | 'notify' | 'store'>) {
  const store = createStore<HintState>(() => ({ open: false, marks: null }));
  let guard: Guard = () => true;
  return {
    store,
    /**
     * Asks for a hint on the decision at hand, or puts it away; in the one try that counts it is
     * said that there is none.
     */
    toggle(): void {
      const { view, rated } = table.store.getState();
      if (view.choices.length === 0) return;
      if (rated) table.notify({ kind: 'rated' });
      else store.setState(({ open }) => ({ open: !open }));
    },
    close: (): void => store.setState({ open: false }),
    mark: (marks: HintState['marks']): void => store.setState({ marks }),
    /** Carries a decision out, unless somebody objects. */
    decide(command: Command): void {
      if (guard(command)) table.act(command);
    },
    /** Lets `next` look at every decision from now on; the result stops that. */
    guardWith(next: Guard): () => void {
      guard = next;
      return () => {
        if (guard === next) guard = () => true;
      };
    },
  };
}

export type Hints = ReturnType<typeof createHints>;
