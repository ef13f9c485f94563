import { useEffect, useRef } from 'react';

/** What to do with a fragment of the address, by how it begins: `#rules=` of `#rules=AbC`. */
export type Fragments = Readonly<Record<string, (fragment: string) => void>>;

/** Hands on what comes with the address, now or later, and takes it out of it. */
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
