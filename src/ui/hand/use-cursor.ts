import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The index that a key leads to among `count`; null for other keys. */
function destination(
  key: string,
  from: number,
  count: number,
  rightToLeft: boolean,
): number | null {
  switch (key) {
    case 'ArrowLeft':
      return from + (rightToLeft ? 1 : -1);
    case 'ArrowRight':
      return from + (rightToLeft ? -1 : 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

interface Cursor {
  /** The id of the card that is the tab stop. */
  readonly at: string | null;
  readonly moveTo: (id: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

const buttonOf = (list: HTMLElement | null, id: string): HTMLElement | null =>
  list?.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`) ?? null;

/**
 * Roving tabindex for the hand: arrows, Home and End move within it. When the card under the cursor
 * is played, cursor and focus stay at the same index.
 */
export function useCursor(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  preferred: string | null,
): Cursor {
  const [wanted, setWanted] = useState<string | null>(null);
  const [index, setIndex] = useState(0);
  const hadFocus = useRef(false);

  const known = wanted !== null && ids.includes(wanted);
  const fallback = wanted === null ? preferred : null;
  const at = known ? wanted : (fallback ?? ids[Math.min(index, ids.length - 1)] ?? null);

  useLayoutEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (hadFocus.current && lost && at !== null) buttonOf(list.current, at)?.focus();
    hadFocus.current = list.current?.contains(document.activeElement) ?? false;
  });

  const moveTo = (id: string) => {
    setWanted(id);
    setIndex(ids.indexOf(id));
    hadFocus.current = true;
  };

  return {
    at,
    moveTo,
    onKeyDown: (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey || at === null) return;
      const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
      const to = destination(event.key, ids.indexOf(at), ids.length, rightToLeft);
      if (to === null) return;
      event.preventDefault();
      const id = ids[Math.max(0, Math.min(to, ids.length - 1))];
      if (id !== undefined) buttonOf(list.current, id)?.focus();
    },
  };
}
