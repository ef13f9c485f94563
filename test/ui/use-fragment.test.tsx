import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useFragment } from '@/ui/use-fragment.ts';

const goTo = (address: string) => history.replaceState(null, '', address);

afterEach(() => goTo('/'));

it('passes the rules in the address on once', () => {
  goTo('/#rules=AYAT');
  const onLink = vi.fn<(link: string) => void>();
  const { rerender } = renderHook(() => useFragment({ '#rules=': onLink }));
  rerender();
  expect(onLink).toHaveBeenCalledExactlyOnceWith('#rules=AYAT');
});

it('handles a link that is opened later, even if its fragment has been removed from the address', () => {
  const onLink = vi.fn<(link: string) => void>();
  renderHook(() => useFragment({ '#rules=': onLink }));
  const newURL = `${location.origin}/#rules=BBBB`;
  act(() => {
    globalThis.dispatchEvent(new HashChangeEvent('hashchange', { newURL }));
  });
  expect(onLink).toHaveBeenCalledExactlyOnceWith('#rules=BBBB');
});

it('ignores other addresses', () => {
  goTo('/#top');
  const onLink = vi.fn<(link: string) => void>();
  renderHook(() => useFragment({ '#rules=': onLink }));
  expect(onLink).not.toHaveBeenCalled();
});

it('matches fragments by prefix', () => {
  goTo('/#new-game');
  const [rules, newGame] = [vi.fn<() => void>(), vi.fn<() => void>()];
  renderHook(() => useFragment({ '#rules=': rules, '#new-game': newGame }));
  expect(rules).not.toHaveBeenCalled();
  expect(newGame).toHaveBeenCalledExactlyOnceWith('#new-game');
});
