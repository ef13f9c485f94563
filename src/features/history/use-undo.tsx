import { type ReactNode, useEffect, useState } from 'react';
import { Deleted } from './Deleted.tsx';

/** Deletes things of a list, the latest of which can be put back. */
interface Undo {
  /** What says so and puts it back; null where nothing was deleted. */
  readonly offer: ReactNode;
  /** `job` deletes the thing of that key; what it gives puts it back. */
  readonly remove: (key: string, job: Promise<() => Promise<void>>) => void;
  /** Marks the button that deletes the thing of that key: the focus comes back to it. */
  readonly mark: (key: string) => { readonly 'data-deletes': string };
}

/**
 * @param list Lists again what there is then.
 * @param onFailed Something could not be deleted, put back or listed.
 * @param said What is said of something that is deleted.
 */
export function useUndo(list: () => Promise<void>, onFailed: () => void, said: string): Undo {
  const [isBack, setIsBack] = useState<string | null>(null);
  // The button that put it back is gone, and that which deleted it is there again.
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
