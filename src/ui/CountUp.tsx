import { useEffect, useRef } from 'react';
import { travelFactor } from './motion.ts';

/** Duration of the count, in ms at normal speed. */
const COUNT_MS = 700;

export interface CountUpProps {
  readonly from: number;
  readonly to: number;
  /** Formats a number. */
  readonly format: (value: number) => string;
}

/** A number that counts up or down to its value. Screen readers get the final value. */
export function CountUp({ from, to, format }: CountUpProps) {
  const shown = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const { current: element } = shown;
    const ms = COUNT_MS * travelFactor();
    if (element === null || ms === 0 || from === to) return undefined;
    const start = performance.now();
    let frame = 0;
    const draw = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - start) / ms));
      element.textContent = format(Math.round(from + (to - from) * (1 - (1 - part) ** 3)));
      if (part < 1) frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => {
      cancelAnimationFrame(frame);
      element.textContent = format(to);
    };
  }, [from, to, format]);
  return <span ref={shown}>{format(to)}</span>;
}
