import { useEffect, useState } from 'react';

/**
 * What is made, anew for each `key`; null while it is made, `failed` if it could not be.
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
