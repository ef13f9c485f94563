/** Marks the element that holds the focus when nothing else does. */
export const FOCUS_REST = 'data-focus-rest';

/** Whether the focus is nowhere in particular, so that taking it disturbs nobody. */
export function focusIsIdle(): boolean {
  const { activeElement } = document;
  return (
    activeElement === null ||
    activeElement === document.body ||
    activeElement.hasAttribute(FOCUS_REST)
  );
}
