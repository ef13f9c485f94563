import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { observeSize } from '../observe-size.ts';

export interface HandSize {
  readonly room: number;
  readonly card: number;
}

interface MeasuredHand {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly probe: RefObject<HTMLSpanElement | null>;
  /** null until measured. */
  readonly size: HandSize | null;
}

/** The widths of the hand and of a card, measured; the style sheet defines the card's. */
export function useHandSize(): MeasuredHand {
  const frame = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLSpanElement>(null);
  const [size, setSize] = useState<HandSize | null>(null);

  useLayoutEffect(() => {
    const measure = () => {
      const room = frame.current?.clientWidth ?? 0;
      const card = probe.current?.offsetWidth ?? 0;
      // Not laid out: hidden, or a test environment.
      if (room === 0 || card === 0) return;
      setSize((old) => (old?.room === room && old.card === card ? old : { room, card }));
    };
    measure();
    return observeSize([frame.current, probe.current], measure);
  }, []);

  return { frame, probe, size };
}
