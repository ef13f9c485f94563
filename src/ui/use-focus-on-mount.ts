import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Focuses the element with this reference when it appears, in place of the pressed control, which is
 * gone.
 */
export function useFocusOnMount<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  // A layout effect: a key between paint and a passive effect would be lost.
  useLayoutEffect(() => element.current?.focus({ preventScroll: true }), []);
  return element;
}
