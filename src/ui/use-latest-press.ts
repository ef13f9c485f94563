import { useEffect, useRef } from 'react';

/**
 * For presses whose effect takes a while: of several only the last one counts, and it no longer does once the
 * component is gone. To be called at each press; its signal is aborted once the press no longer counts.
 */
export function useLatestPress(): () => AbortSignal {
  const latest = useRef<AbortController>(undefined);
  useEffect(() => () => latest.current?.abort(), []);
  return () => {
    latest.current?.abort();
    latest.current = new AbortController();
    return latest.current.signal;
  };
}
