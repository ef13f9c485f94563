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

/** All quarantined data, with the time at which it was found. */
export async function allQuarantined(store: KeyedStore): Promise<QuarantinedItem[]> {
  const keys = await store.keys(QUARANTINE);
  const values = await store.get(keys);
  return keys.flatMap((key, index): QuarantinedItem[] => {
    const text = textOf(values[index]);
    return text === null ? [] : [{ found: timestampOf(key), text }];
  });
}
