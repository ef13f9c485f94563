import { useEffect, useState } from 'react';
import { type Advice, type PlayerView, allowed } from '@/engine/index.ts';
import { useGame } from '@/store/hooks.ts';

/** What is known so far about the decision of a view. */
export interface Asked {
  readonly view: PlayerView;
  readonly advice: Advice | null;
  readonly state: 'thinking' | 'done' | 'failed';
}

/** Whether the seat of a view has anything to choose from. */
export const hasChoice = ({ choices }: PlayerView): boolean => allowed(choices).length > 1;

/** Asks for advice on every decision that is wanted; null while none is. */
export function useAdvice(view: PlayerView, isWanted: boolean): Asked | null {
  const { advisers, table } = useGame();
  const [asked, setAsked] = useState<Asked | null>(null);
  const wanted = isWanted && hasChoice(view);
  useEffect(() => {
    if (!wanted) return undefined;
    const stop = new AbortController();
    const tell = (advice: Advice | null, state: Asked['state']): void => {
      if (!stop.signal.aborted) setAsked({ view, advice, state });
    };
    table.noteHint();
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
