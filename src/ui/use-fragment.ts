import { useEffectEvent, useLayoutEffect } from 'react';

/** Handlers for the fragment of the address, by its prefix: `#rules=` for `#rules=AbC`. */
export type Fragments = Readonly<Record<string, (fragment: string) => void>>;

/** Calls the handler of the current fragment, and of later ones. The layers remove it from the address. */
export function useFragment(fragments: Fragments): void {
  const take = useEffectEvent((hash: string) => {
    const known = Object.entries(fragments).find(([start]) => hash.startsWith(start));
    known?.[1](hash);
  });
  // A layout effect: afterwards the fragment is removed.
  useLayoutEffect(() => {
    const takeNew = ({ newURL }: HashChangeEvent): void => take(new URL(newURL).hash);
    take(location.hash);
    globalThis.addEventListener('hashchange', takeNew);
    return () => globalThis.removeEventListener('hashchange', takeNew);
  }, []);
}
