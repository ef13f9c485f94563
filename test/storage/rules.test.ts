import { beforeEach, expect, it } from 'vitest';
import { localStorageRules } from '@/storage/rules.ts';
import { presetRules } from '@/engine/index.ts';

const KEY = 'oh-hell:rules';
const mine = { id: 'a', name: 'Mine', rules: presetRules('canadian') };

beforeEach(() => localStorage.clear());

it('returns what was saved', async () => {
  expect(await localStorageRules.read()).toEqual({ sets: [], refused: 0 });
  await localStorageRules.write([mine]);
  expect(await localStorageRules.read()).toEqual({ sets: [mine], refused: 0 });
});

it('one damaged set does not affect the others, and is quarantined', async () => {
  const text = JSON.stringify({ version: 1, sets: [{ ...mine, id: 'b', rules: 7 }, mine] });
  localStorage.setItem(KEY, text);
  expect(await localStorageRules.read()).toEqual({ sets: [mine], refused: 1 });
  expect(localStorage.getItem(`${KEY}:set-aside`)).toBe(text);
});

it.each(['{"version":', '7', '{}'])('invalid data is quarantined: %s', async (text) => {
  localStorage.setItem(KEY, text);
  expect(await localStorageRules.read()).toEqual({ sets: [], refused: 1 });
  expect(localStorage.getItem(`${KEY}:set-aside`)).toBe(text);
});
