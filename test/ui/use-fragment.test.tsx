import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useFragment } from '@/ui/use-fragment.ts';

const goTo = (address: string) => history.replaceState(null, '', address);

afterEach(() => goTo('/'));

it('hands on the rules of the address once, and takes them out of it', () => {
  goTo('/game?x=1#rules=AYAT');
  const onLink = vi.fn<(link: string) => void>();
  const { rerender } = renderHook(() => useFragment({ '#rules=': onLink }));
  rerender();
  expect(onLink).toHaveBeenCalledExactlyOnceWith('#rules=AYAT');
  expect(location.pathname + location.search + location.hash).toBe('/game?x=1');
});

it('also takes a link that is opened while the game is there', () => {
  const onLink = vi.fn<(link: string) => void>();
  renderHook(() => useFragment({ '#rules=': onLink }));
  act(() => {
    goTo('/#rules=BBBB');
    globalThis.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(onLink).toHaveBeenCalledExactlyOnceWith('#rules=BBBB');
});

it('leaves other addresses alone', () => {
  goTo('/#top');
  const onLink = vi.fn<(link: string) => void>();
  renderHook(() => useFragment({ '#rules=': onLink }));
  expect(onLink).not.toHaveBeenCalled();
  expect(location.hash).toBe('#top');
});

it('finds what a fragment is by how it begins', () => {
  goTo('/#new-game');
  const [rules, newGame] = [vi.fn<() => void>(), vi.fn<() => void>()];
  renderHook(() => useFragment({ '#rules=': rules, '#new-game': newGame }));
  expect(rules).not.toHaveBeenCalled();
  expect(newGame).toHaveBeenCalledExactlyOnceWith('#new-game');
});
