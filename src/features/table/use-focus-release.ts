import { useEffect } from 'react';
import { useStage } from '@/store/hooks.ts';
import type { TableState } from '@/store/table.ts';

/** Marks what a decision is made on; the hand has its own mark. */
export const DECIDES = 'data-decides';

/** Whether something is told that the player at the screen has decided. */
const isOwnDecision = ({ cue, view }: TableState): boolean =>
  cue?.type === 'dealt' || (cue !== null && 'seat' in cue && cue.seat === view.seat);

/**
 * Takes the focus off what a decision was made on. It goes with the decision, and where it goes with
 * the focus in it, the browser lays the page out in the middle of the drawing, and then once more.
 * The store tells it before the screen is drawn anew.
 */
export function useFocusRelease(): void {
  const { store } = useStage();
  useEffect(
    () =>
      store.subscribe((state, before) => {
        if (state.cue === before.cue || !isOwnDecision(state)) return;
        const { activeElement } = document;
        if (!(activeElement instanceof HTMLElement)) return;
        if (activeElement.closest(`[${DECIDES}], [data-own-hand]`) !== null) activeElement.blur();
      }),
    [store],
  );
}
