import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useFragment } from '@/ui/use-fragment.ts';

const goTo = (address: string) => history.replaceState(null, '', address);

afterEach(() => goTo('/'));

it('passes the rules in the address on once, and removes them', () => {
  goTo('/game?x=1#rules=AYAT');
  const onLink = vi.fn<(link: string) => void>();
  const { rerender } = renderHook(() => useFragment({ '#rules=': onLink }));
  rerender();
  expect(onLink).toHaveBeenCalledExactlyOnceWith('#rules=AYAT');
  expect(location.pathname + location.search + location.hash).toBe('/game?x=1');
});

it('handles a link that is opened later', () => {
  const onLink = vi.fn<(link: string) => void>();
  renderHook(() => useFragment({ '#rules=': onLink }));
  act(() => {
    goTo('/#rules=BBBB');
    globalThis.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(onLink).toHaveBeenCalledExactlyOnceWith('#rules=BBBB');
});

it('ignores other addresses', () => {
  goTo('/#top');
  const onLink = vi.fn<(link: string) => void>();
  renderHook(() => useFragment({ '#rules=': onLink }));
  expect(onLink).not.toHaveBeenCalled();
  expect(location.hash).toBe('#top');
});

it('matches fragments by prefix', () => {
  goTo('/#new-game');
  const [rules, newGame] = [vi.fn<() => void>(), vi.fn<() => void>()];
  renderHook(() => useFragment({ '#rules=': rules, '#new-game': newGame }));
  expect(rules).not.toHaveBeenCalled();
  expect(newGame).toHaveBeenCalledExactlyOnceWith('#new-game');
});
