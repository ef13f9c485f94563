import { type RefObject, useLayoutEffect } from 'react';

/** Marks the element that takes the focus when no control has it. */
export const FOCUS_REST = 'data-focus-rest';

/** Whether the focus may be taken, since no control has it. */
export function focusIsIdle(): boolean {
  return document.activeElement?.matches(`body, [${FOCUS_REST}]`) !== false;
}

/**
 * Focuses the main button of a panel that appears by itself, or the panel, unless a control has the
 * focus: a key meant for that control must not go to this element instead.
 */
export function useIdleFocus(element: RefObject<HTMLElement | null>): void {
  // A layout effect: a key between paint and a passive effect would be lost.
  useLayoutEffect(() => {
    if (focusIsIdle()) element.current?.focus({ preventScroll: true });
  }, [element]);
}
