import type { SetAside } from './formats/games-file.ts';
import type { KeyedStore } from './keyed-store.ts';
import { SET_ASIDE } from './saves.ts';

/** As JSON; null for what has no such form, which nothing that we write is. */
export function textOf(value: unknown): string | null {
  try {
    return JSON.stringify(value) ?? null;
  } catch {
    return null;
  }
}

/** What a text says, or the text itself: what is set aside may be anything. */
export function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** When something was found, of its key. */
export const foundOf = (key: string): string => key.slice(SET_ASIDE.length).slice(0, 24);

/** What is set aside. */
export async function allAside(store: KeyedStore): Promise<SetAside[]> {
  const keys = await store.keys(SET_ASIDE);
  const values = await store.get(keys);
  return keys.flatMap((key, index): SetAside[] => {
    const text = textOf(values[index]);
    return text === null ? [] : [{ found: foundOf(key), text }];
  });
}

/** A key for each that no other has. */
export function asideKeys(all: readonly SetAside[], kept: readonly string[]): string[] {
  const taken = new Set(kept);
  /** How many have been found at a time: a file may have thousands of one time. */
  const turns = new Map<string, number>();
  return all.map(({ found }) => {
    let turn = turns.get(found) ?? 1;
    const keyAt = (): string => `${SET_ASIDE}${found}${turn === 1 ? '' : `-${turn}`}`;
    while (taken.has(keyAt())) turn += 1;
    turns.set(found, turn);
    taken.add(keyAt());
    return keyAt();
  });
}
