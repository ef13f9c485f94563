import { useEffect, useRef } from 'react';

/** Handlers for the fragment of the address, by its prefix: `#rules=` for `#rules=AbC`. */
export type Fragments = Readonly<Record<string, (fragment: string) => void>>;

/**
 * Calls the handler of the current fragment, and of later ones, and removes it from the address.
 */
export function useFragment(fragments: Fragments): void {
  const current = useRef(fragments);
  useEffect(() => {
    current.current = fragments;
  });
  useEffect(() => {
    const take = (): void => {
      const { hash, pathname, search } = location;
      const known = Object.entries(current.current).find(([start]) => hash.startsWith(start));
      if (known === undefined) return;
      history.replaceState(history.state, '', `${pathname}${search}`);
      known[1](hash);
    };
    take();
    globalThis.addEventListener('hashchange', take);
    return () => globalThis.removeEventListener('hashchange', take);
  }, []);
}
