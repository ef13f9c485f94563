import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { keepPlace } from '@/storage/place.ts';
import type { FullScreenContent, Place, WayBack } from './place.ts';

interface Inside {
  /** What was open in the view before a reload; null: its first page. */
  readonly first: unknown;
  readonly keep: (inside: unknown) => void;
}

/** For a view in a view: a reload leads to its first page. */
export const NOT_KEPT: Inside = { first: null, keep: () => undefined };

/** What is open in a view, kept over a reload. */
export const InsideContext = createContext(NOT_KEPT);

/** The state of what is open in a view, as plain data; null: its first page. Only one in each view is kept. */
export function useKeptState<Opened>() {
  const { first, keep } = useContext(InsideContext);
  const [opened, setOpened] = useState(first as Opened | null);
  useEffect(() => keep(opened), [keep, opened]);
  return [opened, setOpened] as const;
}

/**
 * Keeps the place of a view over a reload while it is open. It is written when the page is hidden or left, so
 * that a tab that dies in the view does not open it again.
 */
export function useKeptPlace(
  about: FullScreenContent,
  before: WayBack | null,
  kept: Place | null,
): Inside {
  const first = kept?.about === about ? kept.inside : null;
  const last = useRef<Pick<Place, 'about' | 'inside'>>({ about, inside: first });
  useEffect(() => {
    const keep = (): void => {
      const inside = last.current.about === about ? last.current.inside : null;
      keepPlace({ about, before, inside } satisfies Place);
    };
    globalThis.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      globalThis.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      keepPlace(null);
    };
  }, [about, before]);
  return useMemo(
    () => ({ first, keep: (inside) => void (last.current = { about, inside }) }),
    [about, first],
  );
}
