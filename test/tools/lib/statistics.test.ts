import { expect, it } from 'vitest';
import { estimate, quantile } from '../../../tools/lib/statistics.mjs';

it('gives a mean with its confidence interval', () => {
  const { mean, interval } = estimate([1, 2, 3, 4]);
  expect(mean).toBe(2.5);
  // Standard deviation √(5/3), standard error √(5/12).
  expect(interval[1] - mean).toBeCloseTo(1.96 * Math.sqrt(5 / 12));
  expect(estimate([1]).interval).toEqual([-Infinity, Infinity]);
});

it('computes quantiles', () => {
  expect(quantile([1, 2, 3, 4], 0.5)).toBe(3);
  expect(quantile([1, 2, 3, 4], 1)).toBe(4);
  expect(quantile([], 0.5)).toBe(0);
});
