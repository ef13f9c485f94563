import { useDeferredValue } from 'react';

/**
 * Whether what is costly to draw is drawn yet. If it `waits`, it is not at first: the press that
 * brought it is answered by what surrounds it, and it comes right after that, in slices between
 * which the page can answer the next press.
 */
export const useAfterAnswer = (waits: boolean): boolean => useDeferredValue(true, !waits);
