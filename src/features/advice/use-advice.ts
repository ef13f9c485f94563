import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  type Advice,
  type DealtView,
  type PlayerView,
  allowed,
  dealtRound,
} from '@/engine/index.ts';
import { canName } from '@/engine/advice/index.ts';
import { translate } from '@/i18n/i18n.ts';
import { useGame } from '@/store/hooks.ts';
import { marksFor } from './hint-marks.ts';
import { opponentMarks } from './opponent-marks.ts';

/** A view and the advice on it so far. */
export interface ViewAdvice {
  readonly view: PlayerView;
  readonly advice: Advice | null;
  readonly state: 'thinking' | 'done' | 'failed';
}

/** Whether a hint names the best choice, or shows only figures so far. */
export const namesBest = ({ advice, state }: ViewAdvice): boolean =>
  advice !== null && (state !== 'thinking' || canName(advice));

/** Whether the seat of a view has a choice. */
export const hasChoice = ({ choices }: PlayerView): boolean => allowed(choices).length > 1;

/** The number of visible bids; sealed ones do not count. */
const bidsKnown = ({ bids }: DealtView): number =>
  bids.filter((bid) => typeof bid === 'number').length;

/** Whether two views are of the same decision: while bids are sealed, others may bid in between. */
function isSameDecision(one: PlayerView, other: PlayerView): boolean {
  const [before, now] = [dealtRound(one), dealtRound(other)];
  return (
    before !== null &&
    now !== null &&
    // `past` is the same array within a round of one game.
    one.past === other.past &&
    before.phase === now.phase &&
    before.taken.length === now.taken.length &&
    before.trick.cards.length === now.trick.cards.length &&
    bidsKnown(before) === bidsKnown(now)
  );
}

/** Finished advice by its view, so that a hint that is opened again is there at once, and the same at every render. */
const finished = new WeakMap<PlayerView, ViewAdvice>();

/** The views on which advice was seen and counted. */
const counted = new WeakSet<PlayerView>();

/** The first view of the current decision. */
function useDecision(current: PlayerView): PlayerView {
  const [view, setView] = useState(current);
  if (view !== current && !isSameDecision(view, current)) setView(current);
  return view;
}

/** Requests advice on every decision while `isWanted`; null otherwise. */
export function useAdvice(current: PlayerView, isWanted: boolean): ViewAdvice | null {
  const { advisers, table } = useGame();
  const [asked, setAsked] = useState<ViewAdvice | null>(null);
  const view = useDecision(current);
  const wanted = isWanted && hasChoice(current);
  useEffect(() => {
    if (!wanted || finished.has(view)) return undefined;
    const stop = new AbortController();
    const update = (advice: Advice | null, state: ViewAdvice['state']): void => {
      if (stop.signal.aborted) return;
      // Counted only once advice has arrived, and once for each decision.
      if (advice !== null && !counted.has(view)) {
        counted.add(view);
        table.noteHint();
      }
      setAsked({ view, advice, state });
    };
    advisers
      .advise(view, (advice) => update(advice, 'thinking'), stop.signal)
      .then(
        (advice) => {
          if (advice !== null && !stop.signal.aborted)
            finished.set(view, { view, advice, state: 'done' });
          update(advice, 'done');
        },
        () => update(null, 'failed'),
      );
    return () => {
      stop.abort();
      // Another request may succeed.
      setAsked((last) => (last?.state === 'failed' ? null : last));
    };
  }, [advisers, table, view, wanted]);
  if (!wanted) return null;
  if (asked?.view === view) return asked;
  return finished.get(view) ?? { view, advice: null, state: 'thinking' };
}

/**
 * Marks the choices on the table with their figures while there is advice.
 * @param isSettled whether the player's own bid is settled, and the choice is about the others' bids
 */
export function useHintMarks(asked: ViewAdvice | null, isSettled = false): void {
  const { hints } = useGame();
  const advice = asked?.advice ?? null;
  const view = asked?.view ?? null;
  const isNamed = asked !== null && namesBest(asked);
  // Before painting: with marks on the bids the panel has no chart, and leaves the plates more room.
  useLayoutEffect(() => {
    hints.mark(
      advice === null || view === null
        ? null
        : () =>
            isSettled
              ? opponentMarks(translate, view, advice, isNamed)
              : marksFor(translate, advice, isNamed),
    );
    return () => hints.mark(null);
  }, [hints, advice, view, isNamed, isSettled]);
}

const unchanged = (advice: Advice): Advice => advice;

/**
 * The advice on the table's decision while `isWanted`. It marks the choices; the hint closes with the decision.
 * @param adjust what is known besides the advice; always the same function for the same knowledge.
 */
export function useHintOnTable(
  view: PlayerView,
  isWanted: boolean,
  adjust: (advice: Advice) => Advice = unchanged,
): ViewAdvice | null {
  const { hints } = useGame();
  const found = useAdvice(view, isWanted);
  const given = found?.advice ?? null;
  const advice = useMemo(() => (given === null ? null : adjust(given)), [given, adjust]);
  const asked = found === null || advice === given ? found : { ...found, advice };
  useHintMarks(asked);
  const isAsked = view.choices.length > 0;
  const decision = useDecision(view);
  /** The player may have the next decision at once, without a view between them. */
  const last = useRef(decision);
  useEffect(() => {
    if (!isAsked || last.current !== decision) hints.close();
    last.current = decision;
  }, [hints, isAsked, decision]);
  return asked;
}
