import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/**
 * The time, to the minute, in ms since 1970, and a function that reads it now. It is read again
 * every minute, because a timer up to midnight would stand still while the device sleeps.
 */
export function useTime(now: () => number): readonly [number, () => number] {
  const [time, setTime] = useState(now);
  function read(): number {
    const found = now();
    setTime(found);
    return found;
  }
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, [now]);
  return [time, read];
}
