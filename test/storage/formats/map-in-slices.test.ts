import { expect, test } from 'vitest';
import { mapInSlices } from '@/storage/formats/map-in-slices.ts';

test('mapInSlices maps in order and yields in between', async () => {
  const log: string[] = [];
  const items = Array.from({ length: 10 }, (_, at) => at);
  const made = await mapInSlices(
    items,
    (item) => {
      log.push('work');
      return item * 2;
    },
    async () => void log.push('breath'),
  );
  expect(made).toEqual(items.map((item) => item * 2));
  expect(log.filter((each) => each === 'work')).toHaveLength(10);
  // A slice is only a few items long.
  expect(log.join(' ')).not.toMatch(/(work ?){4}/);
});

test('mapInSlices rejects at the first error and stops', async () => {
  let count = 0;
  const failing = mapInSlices(
    [1, 2, 3],
    (item) => {
      count += 1;
      if (item === 2) throw new Error('broken');
      return item;
    },
    () => Promise.resolve(),
  );
  await expect(failing).rejects.toThrow('broken');
  expect(count).toBe(2);
});
