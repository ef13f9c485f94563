import { useEffectEvent, useLayoutEffect } from 'react';

interface Options {
  /** Nothing is heard while it is false. */
  readonly active?: boolean;
  /** Hears a key before those that do not ask for this. */
  readonly first?: boolean;
}

/** Calls `onKey` for every key that is pressed anywhere on the page while it is mounted. */
export function usePageKey(
  onKey: (event: KeyboardEvent) => void,
  { active = true, first = false }: Options = {},
): void {
  const latest = useEffectEvent(onKey);
  // Before the page is painted: what can be seen can be answered, and a key that came between the
  // picture and an effect after it would be lost.
  useLayoutEffect(() => {
    if (!active) return undefined;
    const listener = (event: KeyboardEvent): void => latest(event);
    globalThis.addEventListener('keydown', listener, first);
    return () => globalThis.removeEventListener('keydown', listener, first);
  }, [active, first]);
}
