import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Deleted } from './Deleted.tsx';

/** Deletes items of a list; the last deletion can be undone. */
interface Undo {
  /** The undo message; null if nothing was deleted. */
  readonly offer: ReactNode;
  /** `job` deletes the item of that key and resolves with its undo. */
  readonly remove: (key: string, job: Promise<() => Promise<void>>) => void;
  /** Marks the delete button of an item, so that the focus can return to it. */
  readonly mark: (key: string) => { readonly 'data-deletes': string };
}

/**
 * Deletion with undo.
 * @param list reloads the list
 * @param onFailed called if deleting, restoring or listing failed
 * @param message the message after a deletion
 */
export function useUndo(list: () => Promise<void>, onFailed: () => void, message: string): Undo {
  const [restored, setRestored] = useState<string | null>(null);
  // The undo button is gone and the delete button is back.
  useLayoutEffect(() => {
    if (restored === null) return;
    const buttons = [...document.querySelectorAll<HTMLElement>('[data-deletes]')];
    buttons.find(({ dataset }) => dataset['deletes'] === restored)?.focus();
  }, [restored]);
  const [deleted, setDeleted] = useState<{ key: string; restore: () => Promise<void> } | null>(
    null,
  );
  return {
    offer:
      deleted === null ? null : (
        <Deleted
          key={deleted.key}
          message={message}
          onUndo={() => {
            setDeleted(null);
            deleted
              .restore()
              .then(list)
              .then(() => setRestored(deleted.key))
              .catch(onFailed);
          }}
        />
      ),
    remove: (key, job) =>
      void job
        .then((restore) => {
          setRestored(null);
          setDeleted({ key, restore });
          return list();
        })
        .catch(onFailed),
    mark: (key) => ({ 'data-deletes': key }),
  };
}
