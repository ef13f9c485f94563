/** Marks the element that has the focus when nothing else does. */
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
