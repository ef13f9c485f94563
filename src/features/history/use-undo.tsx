import { type ReactNode, useState } from 'react';
import { Deleted } from './Deleted.tsx';

/** Deletes things of a list, the latest of which can be put back. */
interface Undo {
  /** What says so and puts it back; null where nothing was deleted. */
  readonly offer: ReactNode;
  /** `job` deletes the thing of that key; what it gives puts it back. */
  readonly remove: (key: string, job: Promise<() => Promise<void>>) => void;
}

/**
 * @param list Lists again what there is then.
 * @param onFailed Something could not be deleted, put back or listed.
 * @param said What is said of something that is deleted.
 */
export function useUndo(list: () => Promise<void>, onFailed: () => void, said: string): Undo {
  const [putBack, setPutBack] = useState<{ key: string; back: () => Promise<void> } | null>(null);
  return {
    offer:
      putBack === null ? null : (
        <Deleted
          key={putBack.key}
          said={said}
          onUndo={() => {
            setPutBack(null);
            putBack.back().then(list).catch(onFailed);
          }}
        />
      ),
    remove: (key, job) =>
      void job
        .then((back) => {
          setPutBack({ key, back });
          return list();
        })
        .catch(onFailed),
  };
}
