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
