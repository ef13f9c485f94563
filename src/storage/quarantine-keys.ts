import type { QuarantinedItem } from './formats/games-file.ts';
import { type KeyedStore, QUARANTINE } from './keyed-store.ts';

/** An unused key for a value that was found just now. */
export async function newQuarantineKey(store: Pick<KeyedStore, 'keys'>): Promise<string> {
  const item = { found: new Date().toISOString(), text: '' };
  const [key = ''] = quarantineKeys([item], await store.keys(QUARANTINE));
  return key;
}

/** A new key for each item: its time, and a number if that is taken. */
export function quarantineKeys(
  items: readonly QuarantinedItem[],
  existing: readonly string[],
): string[] {
  const taken = new Set(existing);
  /** The next suffix to try for each timestamp: a file may have thousands of items with the same one. */
  const numbers = new Map<string, number>();
  return items.map(({ found }) => {
    let number = numbers.get(found) ?? 1;
    const keyAt = (): string => `${QUARANTINE}${found}${number === 1 ? '' : `-${number}`}`;
    while (taken.has(keyAt())) number += 1;
    numbers.set(found, number);
    taken.add(keyAt());
    return keyAt();
  });
}
