import { type RefObject, useLayoutEffect, useState } from 'react';

/** What rounding may add to the height of words that fit. */
const ROUNDING = 1;

/**
 * Whether a box holds more than it shows: then it has to be reached by key.
 * @param content what is in it; measured anew when that changes, and when the window does.
 */
export function useScrolls(box: RefObject<HTMLElement | null>, content: string): boolean {
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const measure = (): void => {
      const { scrollHeight = 0, clientHeight = 0 } = box.current ?? {};
      setScrolls(content !== '' && scrollHeight > clientHeight + ROUNDING);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [box, content]);
  return scrolls;
}
