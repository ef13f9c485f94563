import { expect, test } from 'vitest';
import { drillRepository } from '@/storage/drill.ts';
import { encodeAnswer, parseAnswer } from '@/storage/formats/drill.ts';
import { drillAnswer } from '../support/drill-answer.ts';
import { memoryStore } from '../support/storage/memory-store.ts';
import fixture from './formats/files/version-6.json' with { type: 'json' };

test('answers are kept in the order of time, however many digits it has', async () => {
  const { store } = memoryStore();
  const repository = drillRepository(store);
  const times = [1_900_000_000_000, 5, 10_000_000_000_000];
  for (const at of times) await repository.add(drillAnswer(at));
  expect((await repository.all()).map(({ at }) => at)).toEqual(times.toSorted((a, b) => a - b));
  expect(await drillRepository(store).all()).toContainEqual(drillAnswer(5));
});

test('all answers are deleted, and restored as they were', async () => {
  const { store, kept } = memoryStore({ 'drill/9': { version: 99 } });
  const repository = drillRepository(store);
  await repository.add(drillAnswer(7));
  const before = new Map(kept);
  const restore = await repository.clear();
  expect(kept.size).toBe(0);
  await restore();
  expect(kept).toEqual(before);
  // That of a newer version is neither shown nor lost.
  expect(await repository.all()).toEqual([drillAnswer(7)]);
});

test('answers under named rules are read', () => {
  const named = { ...drillAnswer(1), preset: null, name: 'Mine' };
  expect(parseAnswer(encodeAnswer(named))).toEqual(named);
});

test('answers of version 1 are read', () => {
  expect(fixture.drill.map(parseAnswer)).toEqual([
    expect.objectContaining({ preset: 'bugger-your-neighbor', chance: 60, made: true, expert: 47 }),
    expect.objectContaining({ preset: 'devils-bridge', chance: 100, made: false, cost: null }),
  ]);
});

test.each([
  ['nothing', undefined],
  ['another version', { ...fixture.drill[0], version: 3 }],
  ['a preset with a name', { ...encodeAnswer(drillAnswer(1)), name: 'Mine' }],
  ['no game', { ...encodeAnswer(drillAnswer(1)), preset: null }],
  ['a chance between two steps', { ...fixture.drill[0], chance: 55 }],
  ['an unknown game', { ...fixture.drill[0], preset: 'whist' }],
  ['more than there is', { ...fixture.drill[0], more: true }],
  ['a chance of the hint over 100', { ...fixture.drill[0], expert: 101 }],
])('%s is no answer', (_, value) => {
  expect(parseAnswer(value)).toBeNull();
});
