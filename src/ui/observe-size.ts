/**
 * Calls `onResize` once soon, and then whenever one of the elements changes size; in browsers without
 * `ResizeObserver`, only when the window changes size.
 * @returns a function that stops observing
 */
export function observeSize(
  elements: readonly (Element | null)[],
  onResize: () => void,
): () => void {
  if (!('ResizeObserver' in window)) {
    const view: EventTarget = globalThis;
    view.addEventListener('resize', onResize);
    return () => view.removeEventListener('resize', onResize);
  }
  const observer = new ResizeObserver(onResize);
  for (const element of elements) if (element !== null) observer.observe(element);
  return () => observer.disconnect();
}
