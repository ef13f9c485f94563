import { type RefObject, useEffect } from 'react';

/** Marks the element that takes the focus when no control has it. */
export const FOCUS_REST = 'data-focus-rest';

/** Whether the focus may be taken, since no control has it. */
export function focusIsIdle(): boolean {
  const { activeElement } = document;
  return (
    activeElement === null ||
    activeElement === document.body ||
    activeElement.hasAttribute(FOCUS_REST)
  );
}

/**
 * Focuses the main button of a panel that appears by itself, unless a control has the focus: a key
 * meant for that control must not press this button instead.
 */
export function useIdleFocus(button: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    if (focusIsIdle()) button.current?.focus({ preventScroll: true });
  }, [button]);
}
