import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useKeptPlace } from '@/app/kept-place.ts';
import type { Place } from '@/app/place.ts';
import { forgetPlace, placeBefore, readPlace } from '@/storage/place.ts';

// jsdom lacks it. Without an entry the visit is not a new one.
Object.assign(performance, { getEntriesByType: () => [] });

const about = { place: 'exercises' } as const;

/** What a tab finds that is loaded again now. */
function found(): Place | null {
  readPlace();
  const place = placeBefore() as Place | null;
  forgetPlace();
  return place;
}

test.each([
  ['hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['left', () => dispatchEvent(new Event('pagehide'))],
] as const)('a view is kept when the page is %s, with what is open in it', (_, leave) => {
  const { result, unmount } = renderHook(() => useKeptPlace(about, null, null));
  act(() => result.current.keep('dodge'));
  leave();
  expect(found()).toEqual({ about, before: null, inside: 'dodge' });
  // Left on its way back to the table, it is not kept.
  leave();
  unmount();
  expect(found()).toBeNull();
});

// Regression: the view was kept as soon as it was there, and opened again and again.
test('a tab that dies in a view opens the table', () => {
  const { result, unmount } = renderHook(() => useKeptPlace(about, null, null));
  act(() => result.current.keep('dodge'));
  expect(found()).toBeNull();
  unmount();
});
