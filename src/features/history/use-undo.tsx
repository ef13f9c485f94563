import { type ReactNode, useEffect, useState } from 'react';
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
 * @param said the message after a deletion
 */
export function useUndo(list: () => Promise<void>, onFailed: () => void, said: string): Undo {
  const [isBack, setIsBack] = useState<string | null>(null);
  // The undo button is gone and the delete button is back.
  useEffect(() => {
    if (isBack === null) return;
    const buttons = [...document.querySelectorAll<HTMLElement>('[data-deletes]')];
    buttons.find(({ dataset }) => dataset['deletes'] === isBack)?.focus();
  }, [isBack]);
  const [putBack, setPutBack] = useState<{ key: string; back: () => Promise<void> } | null>(null);
  return {
    offer:
      putBack === null ? null : (
        <Deleted
          key={putBack.key}
          said={said}
          onUndo={() => {
            setPutBack(null);
            putBack
              .back()
              .then(list)
              .then(() => setIsBack(putBack.key))
              .catch(onFailed);
          }}
        />
      ),
    remove: (key, job) =>
      void job
        .then((back) => {
          setIsBack(null);
          setPutBack({ key, back });
          return list();
        })
        .catch(onFailed),
    mark: (key) => ({ 'data-deletes': key }),
  };
}
