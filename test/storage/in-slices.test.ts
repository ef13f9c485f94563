import { expect, test } from 'vitest';
import { mapInSlices } from '@/storage/in-slices.ts';

test('mapInSlices maps in order and yields after each item', async () => {
  const log: string[] = [];
  const made = await mapInSlices(
    [1, 2, 3],
    (item) => {
      log.push(`item ${item}`);
      return item * 2;
    },
    async () => void log.push('yield'),
  );
  expect(made).toEqual([2, 4, 6]);
  expect(log).toEqual(['item 1', 'yield', 'item 2', 'yield', 'item 3', 'yield']);
});

test.each([
  ['an item', () => Promise.resolve(), 'broken'],
  ['the yield', () => Promise.reject(new Error('canceled')), 'canceled'],
])('mapInSlices rejects at the first error of %s and stops', async (_what, yieldControl, error) => {
  const seen: number[] = [];
  const failing = mapInSlices(
    [1, 2, 3],
    (item) => {
      seen.push(item);
      if (item === 2) throw new Error('broken');
    },
    yieldControl,
  );
  await expect(failing).rejects.toThrow(error);
  expect(seen).toEqual(error === 'broken' ? [1, 2] : [1]);
});
