import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** Distance in px from unfolded reasons to what is above them. */
const GAP = 4;

/** The height in px of the bare felt right above a panel, up to the lowest plate or card of the trick. */
function feltAbove(panel: Element): number {
  const { left, right, top } = panel.getBoundingClientRect();
  const heights = Array.from(
    document.querySelectorAll('main :is([data-seat], ol > li)'),
    (each) => {
      const box = each.getBoundingClientRect();
      const isAbove = box.left < right && box.right > left && box.top < top;
      return isAbove ? top - box.bottom - GAP : Number.POSITIVE_INFINITY;
    },
  );
  return Math.max(0, Math.min(innerHeight, ...heights));
}

/** Scrolls to the line of the button, if not everything fits: the reasons follow it. */
function scrollToReasons(box: HTMLElement): void {
  const why = box.querySelector('button');
  if (why === null) return;
  const margin = Number.parseFloat(getComputedStyle(why).scrollMarginTop) || 0;
  box.scrollTop = why.offsetTop - margin - box.offsetTop;
}

interface Unfolding {
  readonly isOpen: boolean;
  /** Whether they are, or would be, in a dialog. One that is open stays when the screen is turned. */
  readonly isDialog: boolean;
  readonly toggle: () => void;
  /** Custom properties for the box, in px: `--folded`, its height before, and `--felt-above`, how far it may grow. */
  readonly style: Readonly<Record<'--folded' | '--felt-above', string>> | undefined;
}

/**
 * Shows further reasons in a dialog, or unfolds them in a box of text. The panel around the box gets
 * `--grown`, the height in px by which it has grown, so that it can cover felt instead of moving plates.
 */
export function useUnfolding(box: RefObject<HTMLElement | null>, opensDialog: boolean): Unfolding {
  const [before, setBefore] = useState<{
    readonly isDialog: boolean;
    readonly folded: number;
    readonly feltAbove: number;
    readonly width: number;
  } | null>(null);
  // On a screen turned around the measures no longer hold, and the reasons would cover plates.
  useEffect(() => {
    const foldIfTurned = () =>
      setBefore((last) => (last?.isDialog || last?.width === innerWidth ? last : null));
    addEventListener('resize', foldIfTurned);
    return () => removeEventListener('resize', foldIfTurned);
  }, []);
  useLayoutEffect(() => {
    const { current: element } = box;
    if (element === null || before === null) return;
    const grown = element.offsetHeight - before.folded;
    element.parentElement?.style.setProperty('--grown', `${grown}px`);
  });
  useLayoutEffect(() => {
    if (box.current !== null && before !== null) scrollToReasons(box.current);
  }, [box, before]);
  const measure = () => {
    const { current: element } = box;
    if (element?.parentElement == null) return null;
    return {
      isDialog: opensDialog,
      folded: element.offsetHeight,
      feltAbove: feltAbove(element.parentElement),
      width: innerWidth,
    };
  };
  return {
    isOpen: before !== null,
    isDialog: before?.isDialog ?? opensDialog,
    toggle: () => setBefore(before === null ? measure() : null),
    style:
      before === null
        ? undefined
        : { '--folded': `${before.folded}px`, '--felt-above': `${before.feltAbove}px` },
  };
}
