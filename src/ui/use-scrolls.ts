import { type RefObject, useLayoutEffect, useState } from 'react';
import { observeSize } from './observe-size.ts';

/**
 * Tolerance in px: less than a line of text. In Firefox a suit from another font reaches a few px out of a
 * single line.
 */
const TOLERANCE = 6;

/**
 * Whether a box overflows and must be focusable.
 * @param content measured again when it or the size of the box changes; empty: never focusable
 */
export function useScrolls(box: RefObject<HTMLElement | null>, content: string): boolean {
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const measured = box.current;
    if (measured === null) return undefined;
    const measure = (): void =>
      setScrolls(content !== '' && measured.scrollHeight > measured.clientHeight + TOLERANCE);
    measure();
    // The box may also grow or shrink with the rest of the screen.
    return observeSize([measured], measure);
  }, [box, content]);
  return scrolls;
}
