import { expect, it } from 'vitest';
import { throttled } from '@/platform/throttled.ts';

it('reports the first time at once, then at growing intervals', () => {
  let time = 0;
  const reported: number[] = [];
  const report = throttled(
    (result: number) => reported.push(result),
    () => time,
  );
  for (; time <= 1250; time += 10) report(time);
  expect(reported).toEqual([0, 250, 1250]);
  for (; time < 5000; time += 10) report(time);
  expect(reported).toHaveLength(3);
});
