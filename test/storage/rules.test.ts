import { beforeEach, expect, it } from 'vitest';
import { moveQuarantinedRules } from '@/storage/quarantined-rules.ts';
import { localStorageRules } from '@/storage/rules.ts';
import { presetRules } from '@/engine/index.ts';
import { createRuleRepository } from '@/store/rule-repository.ts';

const KEY = 'oh-hell:rules';
const mine = { id: 'a', name: 'Mine', rules: presetRules('canadian') };

beforeEach(() => localStorage.clear());

it('returns what was saved', async () => {
  expect(await localStorageRules.read()).toBeNull();
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

it('rules of a newer version stay for that version, and the player is told', async () => {
  await localStorageRules.write([mine]);
  const own = createRuleRepository(localStorageRules, { seed: () => 'b', fraction: () => 0 });
  await own.load();
  // Another tab has been updated since.
  const newer = JSON.stringify({ version: 99, sets: [{ ...mine, color: 'red' }] });
  localStorage.setItem(KEY, newer);
  own.save({ name: 'Other', rules: mine.rules });
  await own.load();
  expect(localStorage.getItem(KEY)).toBe(newer);
  expect(localStorage.getItem(`${KEY}:set-aside`)).toBeNull();
  expect(own.store.getState()).toMatchObject({
    sets: [mine, { id: 'b', name: 'Other' }],
    refused: 0,
    isPersistent: false,
  });
});

it('a second quarantined text never overwrites the first, and the same text is kept once', async () => {
  for (const text of ['{"version":', '7', '7']) {
    localStorage.setItem(KEY, text);
    await localStorageRules.read();
  }
  const moved: string[] = [];
  const failing = moveQuarantinedRules(() => Promise.reject(new Error('full')));
  await expect(failing).rejects.toThrow('full');
  await moveQuarantinedRules((text) => Promise.resolve(void moved.push(text)));
  expect(moved.toSorted()).toEqual(['7', '{"version":']);
  await moveQuarantinedRules(() => Promise.reject(new Error('nothing is left')));
});
