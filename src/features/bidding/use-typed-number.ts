import { useRef } from 'react';
import { isForFieldOrDialog, hasModifier } from '@/ui/keys.ts';
import { usePageKey } from '@/ui/use-page-key.ts';

/** How long to wait for a second digit, in ms. */
const TOGETHER_MS = 500;

/** Calls `onNumber` with the number typed anywhere on the page, 0…max; `1` then `0` is 10. */
export function useTypedNumber(
  active: boolean,
  max: number,
  onNumber: (value: number) => void,
): void {
  const last = useRef({ value: 0, at: Number.NEGATIVE_INFINITY });
  usePageKey(
    (event) => {
      if (!/^\d$/.test(event.key) || hasModifier(event) || isForFieldOrDialog(event)) return;
      const digit = Number(event.key);
      const joined = last.current.value * 10 + digit;
      const together = event.timeStamp - last.current.at <= TOGETHER_MS;
      const value = together && joined <= max ? joined : digit;
      last.current = { value, at: event.timeStamp };
      if (value <= max) onNumber(value);
    },
    { active },
  );
}
