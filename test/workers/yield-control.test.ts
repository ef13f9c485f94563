import { expect, test } from 'vitest';
import { createYieldControl } from '@/workers/yield-control.ts';

test('a long job yields only once its slice is over', async () => {
  let time = 0;
  let tasks = 0;
  const yieldControl = createYieldControl({
    now: () => time,
    // The time of other tasks does not count as the job's.
    nextTask: async () => {
      tasks += 1;
      time += 100;
    },
    slice: 8,
  });
  // Nothing is known of how long it worked before.
  await yieldControl();
  expect(tasks).toBe(1);
  for (const worked of [3, 3, 1]) {
    time += worked;
    await yieldControl();
  }
  expect(tasks).toBe(1);
  time += 1;
  await yieldControl();
  expect(tasks).toBe(2);
});
