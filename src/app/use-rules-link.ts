import { useEffect, useRef } from 'react';

const KEY = '#rules=';

/** Hands on the rules that come with the address, now or later, and takes them out of it. */
export function useRulesLink(onLink: (link: string) => void): void {
  const current = useRef(onLink);
  useEffect(() => {
    current.current = onLink;
  });
  useEffect(() => {
    const take = (): void => {
      const { hash, pathname, search } = location;
      if (!hash.startsWith(KEY)) return;
      history.replaceState(history.state, '', `${pathname}${search}`);
      current.current(hash);
    };
    take();
    globalThis.addEventListener('hashchange', take);
    return () => globalThis.removeEventListener('hashchange', take);
  }, []);
}
