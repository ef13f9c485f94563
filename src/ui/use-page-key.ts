import { useEffectEvent, useLayoutEffect } from 'react';

interface Options {
  /** While false, no keys are handled. */
  readonly active?: boolean;
  /** Handles keys before listeners without this option. */
  readonly first?: boolean;
}

/** Calls `onKey` for every key that is pressed anywhere on the page while it is mounted. */
export function usePageKey(
  onKey: (event: KeyboardEvent) => void,
  { active = true, first = false }: Options = {},
): void {
  const latest = useEffectEvent(onKey);
  // A layout effect: a key between paint and a passive effect would be lost.
  useLayoutEffect(() => {
    if (!active) return undefined;
    const listener = (event: KeyboardEvent): void => latest(event);
    globalThis.addEventListener('keydown', listener, first);
    return () => globalThis.removeEventListener('keydown', listener, first);
  }, [active, first]);
}
