import { describe, expect, test } from 'vitest';
import { keyedSource } from '@/engine/index.ts';
import {
  ClusteredRatio,
  lineThrough,
  meanOf,
  selectionFactor,
  signOf,
} from '@/store/insights/estimate.ts';

const sourceOf = (seed: number) => keyedSource('496e74657276616c7320636f76657221', [seed]);

describe('intervals', () => {
  test('of a ratio cover the true value about 95 times of 100, with few skewed rounds', () => {
    let covered = 0;
    const series = 2000;
    for (let seed = 0; seed < series; seed++) {
      const source = sourceOf(seed);
      const ratio = new ClusteredRatio();
      for (let round = 0; round < 40; round++) {
        // Decisions of a round are alike: some rounds are hard.
        const often = source.below(2) === 0 ? 5 : 15;
        const count = 2 + source.below(6);
        for (let at = 0; at < count; at++)
          ratio.add(round, source.below(100) < often ? 1 + source.below(3) : 0);
      }
      const { value, margin } = ratio.estimate();
      if (Math.abs(value - 0.2) <= margin) covered += 1;
    }
    expect(covered / series).toBeGreaterThan(0.9);
    expect(covered / series).toBeLessThan(0.975);
  });

  test('need two values', () => {
    expect(meanOf([3])).toEqual({ value: 3, margin: Infinity });
    expect(meanOf([]).margin).toBe(Infinity);
    expect(meanOf([1, 3])).toEqual({ value: 2, margin: 1.96 });
    expect(new ClusteredRatio().estimate().margin).toBe(Infinity);
  });

  test('decide on a sign only if they exclude zero', () => {
    expect(signOf({ value: 2, margin: 1 })).toBe(1);
    expect(signOf({ value: -2, margin: 1 })).toBe(-1);
    expect(signOf({ value: 1, margin: 1 })).toBe(0);
    expect(signOf({ value: 5, margin: Infinity })).toBe(0);
  });

  test('grow with the number of figures that one is picked from', () => {
    expect(selectionFactor(1)).toBe(1);
    expect(selectionFactor(20)).toBeGreaterThan(selectionFactor(5));
  });
});

describe('a line through points', () => {
  test('has the slope of exact data', () => {
    const fit = lineThrough([1, 3, 5, 7].map((value) => ({ value, weight: 2 })));
    expect(fit?.first).toBeCloseTo(1);
    expect(fit?.last).toBeCloseTo(7);
    expect(fit?.change.value).toBeCloseTo(6);
    expect(fit?.change.margin).toBeCloseTo(0);
  });

  test('finds no trend in noise about 95 times of 100', () => {
    let found = 0;
    const series = 1000;
    for (let seed = 0; seed < series; seed++) {
      const source = sourceOf(seed);
      const points = Array.from({ length: 30 }, () => ({
        value: source.below(100),
        weight: 50 + source.below(60),
      }));
      const fit = lineThrough(points);
      if (fit !== null && signOf(fit.change) !== 0) found += 1;
    }
    expect(found / series).toBeLessThan(0.09);
  });

  test('needs three points', () => {
    expect(lineThrough([{ value: 1, weight: 1 }])).toBeNull();
  });
});
