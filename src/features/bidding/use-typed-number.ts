import { useEffect, useRef } from 'react';
import { goesElsewhere, hasModifier } from '@/ui/keys.ts';

/** Two digits belong together when the second follows within this time. */
const TOGETHER_MS = 500;

/** Calls `onNumber` with the number typed anywhere on the page, 0…max; `1` then `0` is 10. */
export function useTypedNumber(
  active: boolean,
  max: number,
  onNumber: (value: number) => void,
): void {
  const last = useRef({ value: 0, at: Number.NEGATIVE_INFINITY });
  const report = useRef(onNumber);
  useEffect(() => {
    report.current = onNumber;
  });
  useEffect(() => {
    if (!active) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (!/^\d$/.test(event.key) || hasModifier(event) || goesElsewhere(event)) return;
      const digit = Number(event.key);
      const joined = last.current.value * 10 + digit;
      const together = event.timeStamp - last.current.at <= TOGETHER_MS;
      const value = together && joined <= max ? joined : digit;
      last.current = { value, at: event.timeStamp };
      if (value <= max) report.current(value);
    };
    globalThis.addEventListener('keydown', onKey);
    return () => globalThis.removeEventListener('keydown', onKey);
  }, [active, max]);
}
