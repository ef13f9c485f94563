import type { ChangeIf } from '@/storage/change-if.ts';
import type { KeyedStore } from '@/storage/keyed-store.ts';

/** An in-memory document store that copies values as a database does. */
export function memoryStore(documents: Readonly<Record<string, unknown>> = {}) {
  const kept = new Map(Object.entries(structuredClone(documents)));
  const keysFrom = (start: string): string[] =>
    [...kept.keys()].filter((key) => key.startsWith(start)).toSorted();
  const reads = { count: 0 };
  const store: KeyedStore = {
    keys: (start) => Promise.resolve(keysFrom(start)),
    get: (keys) => {
      reads.count += keys.length;
      return Promise.resolve(keys.map((key) => structuredClone(kept.get(key))));
    },
    all: (start) => Promise.resolve(keysFrom(start).map((key) => structuredClone(kept.get(key)))),
    change: ({ put = [], remove = [] }) => {
      for (const [key, value] of put) kept.set(key, structuredClone(value));
      for (const key of remove) kept.delete(key);
      return Promise.resolve();
    },
    take(keys) {
      const values = keys.map((key) => kept.get(key));
      for (const key of keys) kept.delete(key);
      return Promise.resolve(values);
    },
  };
  const changeIf: ChangeIf = async (keys, applies, change) => {
    const isMade = applies(keys.map((key) => structuredClone(kept.get(key))));
    if (isMade) await store.change(change);
    return isMade;
  };
  return { store, changeIf, kept, reads };
}

/** The same store without space for another document. */
export const fullStore = (store: KeyedStore): KeyedStore => ({
  ...store,
  change: (change) =>
    change.put === undefined || change.put.length === 0
      ? store.change(change)
      : Promise.reject(new DOMException('', 'QuotaExceededError')),
});
