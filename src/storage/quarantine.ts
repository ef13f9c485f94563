import type { QuarantinedItem } from './formats/games-file.ts';
import { type KeyedStore, QUARANTINE } from './keyed-store.ts';

/** A value as JSON; null if it cannot be serialized, which never happens to data that the game wrote. */
export function textOf(value: unknown): string | null {
  try {
    return JSON.stringify(value) ?? null;
  } catch {
    return null;
  }
}

/** The value of a JSON text, or the text itself: quarantined data may be anything. */
export function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** When an item was found, from its key: an ISO 8601 timestamp has 24 characters. */
export const timestampOf = (key: string): string => key.slice(QUARANTINE.length).slice(0, 24);

/** An unused key for a value that was found just now. */
export async function newQuarantineKey(store: Pick<KeyedStore, 'keys'>): Promise<string> {
  const item = { found: new Date().toISOString(), text: '' };
  const [key = ''] = quarantineKeys([item], await store.keys(QUARANTINE));
  return key;
}

/** All quarantined data, with the time at which it was found. */
export async function allQuarantined(store: KeyedStore): Promise<QuarantinedItem[]> {
  const keys = await store.keys(QUARANTINE);
  const values = await store.get(keys);
  return keys.flatMap((key, index): QuarantinedItem[] => {
    const text = textOf(values[index]);
    return text === null ? [] : [{ found: timestampOf(key), text }];
  });
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
