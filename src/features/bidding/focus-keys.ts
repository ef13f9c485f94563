import { type RefObject, useLayoutEffect } from 'react';
import { isForFieldOrDialog, hasModifier } from '@/ui/keys.ts';
import { usePageKey } from '@/ui/use-page-key.ts';

const STEPS: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** The index that a key leads to in a row of buttons; if none has the focus (`at` < 0), one of the ends. */
function destination(key: string, at: number, count: number, rightToLeft: boolean): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  if (step === undefined) return null;
  const mirrored = rightToLeft && (key === 'ArrowRight' || key === 'ArrowLeft');
  const by = mirrored ? -step : step;
  if (at < 0) return by > 0 ? 0 : count - 1;
  return Math.max(0, Math.min(at + by, count - 1));
}

/** Arrows, Home and End move the focus among the buttons of a panel that has it. */
export function useArrows(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (element === null) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (hasModifier(event)) return;
      const buttons = [...element.querySelectorAll('button')];
      const at = buttons.findIndex((button) => button === document.activeElement);
      const rightToLeft = getComputedStyle(element).direction === 'rtl';
      const to = destination(event.key, at, buttons.length, rightToLeft);
      if (to === null) return;
      event.preventDefault();
      buttons[to]?.focus();
    };
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, [panel]);
}

/**
 * While mounted, calls `onLetter` for letters pressed anywhere on the page; returning true handles
 * the key.
 */
export function useLetters(onLetter: (letter: string) => boolean): void {
  usePageKey(
    (event) => {
      if (hasModifier(event) || event.key.length !== 1 || isForFieldOrDialog(event)) return;
      if (onLetter(event.key.toUpperCase())) event.preventDefault();
    },
    // Before the page's shortcuts, which share some letters.
    { first: true },
  );
}
