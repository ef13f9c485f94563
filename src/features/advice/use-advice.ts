import { useEffect, useState } from 'react';
import {
  type Advice,
  type DealtView,
  type PlayerView,
  allowed,
  dealtRound,
} from '@/engine/index.ts';
import { useGame } from '@/store/hooks.ts';

/** What is known so far about the decision of a view. */
export interface Asked {
  readonly view: PlayerView;
  readonly advice: Advice | null;
  readonly state: 'thinking' | 'done' | 'failed';
}

/** Whether the seat of a view has anything to choose from. */
export const hasChoice = ({ choices }: PlayerView): boolean => allowed(choices).length > 1;

/** What has been seen of the bids: a sealed one tells nothing. */
const bidsKnown = ({ bids }: DealtView): number =>
  bids.filter((bid) => typeof bid === 'number').length;

/** Whether two views are of one decision: while bids are sealed, others may come in between. */
function isSameDecision(one: PlayerView, other: PlayerView): boolean {
  const [before, now] = [dealtRound(one), dealtRound(other)];
  return (
    before !== null &&
    now !== null &&
    // The finished rounds are those of one game, and of one state of it.
    one.past === other.past &&
    before.phase === now.phase &&
    before.taken.length === now.taken.length &&
    before.trick.cards.length === now.trick.cards.length &&
    bidsKnown(before) === bidsKnown(now)
  );
}

/** Asks for advice on every decision that is wanted; null while none is. */
export function useAdvice(current: PlayerView, isWanted: boolean): Asked | null {
  const { advisers, table } = useGame();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [view, setView] = useState(current);
  if (view !== current && !isSameDecision(view, current)) setView(current);
  const wanted = isWanted && hasChoice(current);
  useEffect(() => {
    if (!wanted) return undefined;
    const stop = new AbortController();
    let isNoted = false;
    const tell = (advice: Advice | null, state: Asked['state']): void => {
      if (stop.signal.aborted) return;
      // Help that did not come was none.
      if (advice !== null && !isNoted) table.noteHint();
      isNoted ||= advice !== null;
      setAsked({ view, advice, state });
    };
    advisers
      .advise(view, (advice) => tell(advice, 'thinking'), stop.signal)
      .then(
        (advice) => tell(advice, 'done'),
        () => tell(null, 'failed'),
      );
    return () => stop.abort();
  }, [advisers, table, view, wanted]);
  if (!wanted) return null;
  return asked?.view === view ? asked : { view, advice: null, state: 'thinking' };
}
