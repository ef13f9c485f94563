import { type RefObject, useLayoutEffect, useState } from 'react';

/** Tolerance for rounding, in px. */
const ROUNDING = 1;

/**
 * Whether a box overflows and must be focusable.
 * @param content measured again when it or the window changes
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
