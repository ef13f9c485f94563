import { expect, test } from 'vitest';
import { roundCost } from '@/features/advice/points-figure.ts';

test.each([
  // Regression: “about 1.37 points”, under a scoring in which a made bid is worth one point.
  [1.37, 0.1, 1.4],
  [0.37, 0.1, 0.4],
  [0.04, 0.1, 0.04],
  [3.04, 1, 3],
  [3.26, 1, 3.3],
  [137.4, 10, 137],
])('a cost of %s where a standard point is worth %s is about %s', (cost, pointScale, about) => {
  expect(roundCost(cost, pointScale)).toBe(about);
});
