import { useEffect, useState } from 'react';

/**
 * The result of an asynchronous `make`, run again for each `key`; null while it runs, `failed` if it rejects. It stays
 * while the component is hidden.
 * @param make must be stable
 */
export function useAsyncResult<Value>(
  make: (signal: AbortSignal) => Promise<Value>,
  key: number,
): Value | 'failed' | null {
  const [made, setMade] = useState<{
    readonly key: number;
    readonly value: Value | 'failed';
  } | null>(null);
  const isMade = made?.key === key;
  useEffect(() => {
    if (isMade) return undefined;
    const mine = new AbortController();
    const take = (value: Value | 'failed'): void => {
      if (!mine.signal.aborted) setMade({ key, value });
    };
    make(mine.signal).then(take, () => take('failed'));
    return () => mine.abort();
  }, [make, key, isMade]);
  return isMade ? made.value : null;
}
