import { expect, test } from 'vitest';
import { isKeptPlace } from '@/storage/formats/kept-place.ts';
import { defaultHeader, played } from '../../../tools/lib/played-games.ts';

const watched = { record: played(defaultHeader()), id: null, title: '' };
const button = { name: 'Review', nth: 0 };
const before = { dialog: 'daily', day: '2026-11-29', button, menuButton: null };
const place = { about: { place: 'exercises' }, before: null, inside: null };

/** As the storage of the tab returns it. */
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test.each([
  place,
  { ...place, before: { ...before, dialog: 'menu', day: null, menuButton: button } },
  { ...place, inside: { kind: 'puzzle', day: '2026-11-29' } },
  { ...place, inside: { kind: 'series', series: { exercises: [{ subject: 'dodge' }], at: 0 } } },
  { ...place, about: { place: 'analysis' }, inside: true },
  { ...place, about: { reviewed: null, scope: 'game' }, before, inside: 17 },
  { ...place, about: { reviewed: watched, scope: 2 }, before },
  { ...place, about: { watched }, before },
  { ...place, about: { position: '#position=abc' } },
])('a place is recognized: %#', (kept) => {
  expect(isKeptPlace(stored(kept))).toBe(true);
});

test.each([
  5,
  {},
  { ...place, about: null },
  { ...place, about: { place: 'cellar' } },
  { ...place, about: { place: 'settings' } },
  { ...place, about: { watched: { ...watched, record: { commands: [] } } } },
  { ...place, about: { reviewed: null } },
  { ...place, before: { ...before, dialog: 'cellar' } },
  { ...place, before: { ...before, dialog: 'toString' } },
  { ...place, before: { ...before, day: '2026-99-99' } },
  // Kept by an earlier version.
  { ...place, before: { dialog: 'menu', day: null, button } },
  { ...place, inside: 'dodge' },
  { ...place, inside: { kind: 'series' } },
])('a damaged place is refused: %#', (kept) => {
  expect(isKeptPlace(stored(kept))).toBe(false);
});
