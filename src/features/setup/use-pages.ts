import { useState } from 'react';
import { type SetupPageName, isUnsaved, pageBefore } from './pages.ts';

/**
 * The page of the sheet, and the question before unsaved changes are lost. `onClose` closes the
 * sheet.
 */
export function usePages(first: SetupPageName, onClose: () => void) {
  const [page, setPage] = useState<SetupPageName>(first);
  /** Where to go if the player discards the changes. */
  const [leaving, setLeaving] = useState<'before' | 'table' | null>(null);

  /** Goes to a page and closes the question. */
  function show(next: SetupPageName): void {
    setLeaving(null);
    setPage(next);
  }

  /** Goes to the page before, or closes the sheet. */
  function go(to: 'before' | 'table'): void {
    const before = to === 'before' ? pageBefore(page) : null;
    show(before ?? { name: 'choose' });
    if (before === null) onClose();
  }

  /** Leaves the page, but asks first if changes would be lost. */
  function leave(to: 'before' | 'table'): void {
    if (isUnsaved(page)) setLeaving(to);
    else go(to);
  }

  /** Answers the question: stays on the page. */
  function stay(): void {
    setLeaving(null);
  }

  /** Goes one step back: from the question, a page, or the sheet. */
  function stepBack(): void {
    if (leaving !== null) stay();
    else leave('before');
  }

  /** Answers the question: discards the changes and leaves. */
  function discard(): void {
    go(leaving ?? 'before');
  }

  return { page, isLeaving: leaving !== null, show, leave, stay, stepBack, discard };
}

export type Pages = ReturnType<typeof usePages>;
