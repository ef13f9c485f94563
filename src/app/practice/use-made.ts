import { useEffect, useState } from 'react';

/**
 * The result of an asynchronous `make`, run again for each `key`; null while it runs, `failed` if it rejects.
 * @param make must be stable
 */
export function useMade<Made>(
  make: (signal: AbortSignal) => Promise<Made>,
  key: number,
): Made | 'failed' | null {
  const [made, setMade] = useState<{
    readonly key: number;
    readonly value: Made | 'failed';
  } | null>(null);
  useEffect(() => {
    const mine = new AbortController();
    const take = (value: Made | 'failed'): void => {
      if (!mine.signal.aborted) setMade({ key, value });
    };
    make(mine.signal).then(take, () => take('failed'));
    return () => mine.abort();
  }, [make, key]);
  return made?.key === key ? made.value : null;
}
