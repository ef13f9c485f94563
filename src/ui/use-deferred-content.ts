import { useDeferredValue } from 'react';

/**
 * Whether expensive content is rendered yet. With `waits` it follows in a transition after the
 * first paint, so that input stays responsive.
 */
export const useDeferredContent = (waits: boolean): boolean => useDeferredValue(true, !waits);
