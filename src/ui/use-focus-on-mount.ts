import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Focuses the element with this reference when it appears, in place of what had the focus and is gone.
 * @param scrolls whether it is scrolled into view; not where what stands above it is to be read first
 */
export function useFocusOnMount<E extends HTMLElement>(scrolls = true): RefObject<E | null> {
  const element = useRef<E>(null);
  // A layout effect: a key between paint and a passive effect would be lost.
  useLayoutEffect(() => element.current?.focus({ preventScroll: !scrolls }), [scrolls]);
  return element;
}
