import { expect, it } from 'vitest';
import { throttled } from '@/platform/throttled.ts';

it('reports the first time at once, then at growing intervals', () => {
  let time = 0;
  const told: number[] = [];
  const hear = throttled(
    (news: number) => told.push(news),
    () => time,
  );
  for (; time <= 1250; time += 10) hear(time);
  expect(told).toEqual([0, 250, 1250]);
  for (; time < 5000; time += 10) hear(time);
  expect(told).toHaveLength(3);
});
