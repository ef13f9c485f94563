import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useRulesLink } from '@/app/use-rules-link.ts';

const goTo = (address: string) => history.replaceState(null, '', address);

afterEach(() => goTo('/'));

it('hands on the rules of the address once, and takes them out of it', () => {
  goTo('/game?x=1#rules=AYAT');
  const onLink = vi.fn<(link: string) => void>();
  const { rerender } = renderHook(() => useRulesLink(onLink));
  rerender();
  expect(onLink).toHaveBeenCalledExactlyOnceWith('#rules=AYAT');
  expect(location.pathname + location.search + location.hash).toBe('/game?x=1');
});

it('also takes a link that is opened while the game is there', () => {
  const onLink = vi.fn<(link: string) => void>();
  renderHook(() => useRulesLink(onLink));
  act(() => {
    goTo('/#rules=BBBB');
    globalThis.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(onLink).toHaveBeenCalledExactlyOnceWith('#rules=BBBB');
});

it('leaves other addresses alone', () => {
  goTo('/#top');
  const onLink = vi.fn<(link: string) => void>();
  renderHook(() => useRulesLink(onLink));
  expect(onLink).not.toHaveBeenCalled();
  expect(location.hash).toBe('#top');
});
