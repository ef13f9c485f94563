import { expect, it } from 'vitest';
import { throttled } from '@/platform/throttled.ts';

it('reports the first time at once, then at growing intervals', () => {
  let time = 0;
  const reported: number[] = [];
  const report = throttled(
    (result: number) => reported.push(result),
    () => time,
    () => false,
  );
  for (; time <= 1250; time += 10) report(time);
  expect(reported).toEqual([0, 250, 1250]);
  for (; time < 5000; time += 10) report(time);
  expect(reported).toHaveLength(3);
});

it('reports the first milestone at once', () => {
  let time = 0;
  const reported: number[] = [];
  const report = throttled(
    (result: number) => reported.push(result),
    () => time,
    (result) => result >= 100,
  );
  for (; time <= 340; time += 10) report(time);
  expect(reported).toEqual([0, 100]);
  for (; time <= 1100; time += 10) report(time);
  expect(reported).toEqual([0, 100, 1100]);
});
