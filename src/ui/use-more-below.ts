import { type RefObject, useEffect, useState } from 'react';
import { observeSize } from './observe-size.ts';

/** Less than this, in px, is not worth a scroll. */
const TOLERANCE = 2;

/** Whether content is hidden below the edge of a scrolling box. */
export function useMoreBelow(box: RefObject<HTMLElement | null>): boolean {
  const [isMore, setMore] = useState(false);
  useEffect(() => {
    const measured = box.current;
    if (measured === null) return undefined;
    const measure = (): void => {
      const { scrollHeight, clientHeight, scrollTop } = measured;
      setMore(scrollHeight - clientHeight - scrollTop > TOLERANCE);
    };
    const stop = observeSize([measured, measured.firstElementChild], measure);
    measured.addEventListener('scroll', measure, { passive: true });
    return () => {
      stop();
      measured.removeEventListener('scroll', measure);
    };
  }, [box]);
  return isMore;
}
