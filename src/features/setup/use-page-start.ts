import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { SetupPageName } from './pages.ts';

/** Marks what was opened from a page: coming back, the page starts there. */
export const OPENED_MARK = 'data-opened';

/**
 * The scroll box of the pages. A new page starts at the top or at the chosen or opened item, with the
 * focus.
 */
export function usePageStart(page: SetupPageName['name']): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    box.current?.parentElement?.scrollTo?.({ top: 0 });
    if (page === 'choose')
      box.current?.querySelector(':checked')?.parentElement?.scrollIntoView?.({ block: 'nearest' });
    const opened = box.current?.querySelector<HTMLElement>(`[${OPENED_MARK}]`);
    opened?.scrollIntoView?.({ block: 'center' });
    (opened ?? box.current)?.focus({ preventScroll: true });
  }, [page]);
  return box;
}
