import { type MouseEvent, useRef } from 'react';

/**
 * For `onClickCapture` of what appears by itself: stops the second click of a double click, and the next ones of a
 * quick series, whose first one came before. It was meant for what was there then. A double click that begins inside
 * counts, as for a nil.
 */
export function useOwnClicks() {
  const isClicked = useRef(false);
  return (event: MouseEvent): void => {
    if (event.detail < 2) isClicked.current = true;
    else if (!isClicked.current) event.stopPropagation();
  };
}
