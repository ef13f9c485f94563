import { useEffect, useRef } from 'react';
import { travelFactor } from './motion.ts';

/** How long the counting takes, in ms at normal speed. */
const COUNT_MS = 700;

export interface CountUpProps {
  readonly from: number;
  readonly to: number;
  /** How a number is written; the last one is what `to` gives. */
  readonly format: (value: number) => string;
}

/** A number that counts up or down to what it is. What is read aloud and kept is the end of it. */
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
