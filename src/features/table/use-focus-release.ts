import { useEffect } from 'react';
import { useStage } from '@/store/hooks.ts';
import type { TableState } from '@/store/table/table.ts';

/** Marks panels for decisions; the hand has a mark of its own. */
export const DECISION_MARK = 'data-decision';

/** Whether the cue shows a decision of the player. */
const isOwnDecision = ({ cue, view }: TableState): boolean =>
  cue?.type === 'dealt' || (cue !== null && 'seat' in cue && cue.seat === view.seat);

/**
 * Blurs the panel or card of a decision before it is removed: removing the focused element forces
 * the browser to lay out the page in the middle of the update, and then again. Subscribes to the
 * store, which notifies before React renders.
 */
export function useFocusRelease(): void {
  const { store } = useStage();
  useEffect(
    () =>
      store.subscribe((state, before) => {
        if (state.cue === before.cue || !isOwnDecision(state)) return;
        const { activeElement } = document;
        if (!(activeElement instanceof HTMLElement)) return;
        if (activeElement.closest(`[${DECISION_MARK}], [data-own-hand]`) !== null)
          activeElement.blur();
      }),
    [store],
  );
}
