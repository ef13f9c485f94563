import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetPlace, keepPlace, placeBefore, readPlace } from '@/storage/place.ts';

const place = { about: { place: 'exercises' }, before: null, inside: null };

/** Makes the page one that was loaded in this way, with this fragment in its address. */
function loadedBy(type: NavigationTimingType, hash = ''): void {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never]);
  vi.stubGlobal('location', { hash });
}

beforeEach(() => {
  const values = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  });
  loadedBy('reload');
});

afterEach(() => {
  forgetPlace();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each(['reload', 'back_forward'] as const)('a place is kept by %s, and read once', (type) => {
  loadedBy(type);
  keepPlace(place);
  expect(readPlace()).toBe(true);
  expect(placeBefore()).toEqual(place);
  // What crashed when it was opened does not open again.
  expect(readPlace()).toBe(false);
  expect(placeBefore()).toBeNull();
});

test.each([
  { what: 'a new visit', type: 'navigate', hash: '' },
  { what: 'a link', type: 'reload', hash: '#daily' },
] as const)('$what begins at the table, also when the page is reloaded', ({ type, hash }) => {
  keepPlace(place);
  loadedBy(type, hash);
  expect(readPlace()).toBe(false);
  loadedBy('reload');
  expect(readPlace()).toBe(false);
});

test('a reload does not reopen a view that was left', () => {
  keepPlace(place);
  keepPlace(null);
  expect(readPlace()).toBe(false);
});

test('without storage, or with damaged text in it, a reload leads to the table', () => {
  sessionStorage.setItem('oh-hell:place:2', '{"about":');
  expect(readPlace()).toBe(false);
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => keepPlace(place)).not.toThrow();
  expect(readPlace()).toBe(false);
});
