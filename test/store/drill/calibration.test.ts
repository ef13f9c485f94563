import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { CHANCES, type Chance, type DrillAnswer } from '@/store/drill/answers.ts';
import { BLOCK, MIN_ANSWERS, calibrationOf, wilson } from '@/store/drill/calibration.ts';

const answer = (chance: Chance, made: boolean, rest: Partial<DrillAnswer> = {}): DrillAnswer => ({
  at: 0,
  preset: 'canadian',
  name: null,
  cards: 5,
  bid: 2,
  chance,
  made,
  expert: 50,
  cost: 100,
  ...rest,
});

/** `count` answers with the same stated chance, of which `made` bids were made. */
const said = (chance: Chance, count: number, made: number): DrillAnswer[] =>
  Array.from({ length: count }, (_, at) => answer(chance, at < made));

test('the Brier score is the mean squared error of the chances', () => {
  const { brier, expert, count } = calibrationOf([
    answer(100, true),
    answer(70, true),
    answer(70, false, { expert: 20 }),
    answer(0, false, { expert: null }),
  ]);
  expect(count).toBe(4);
  expect(brier).toBeCloseTo((0 + 0.09 + 0.49 + 0) / 4);
  // Both scores count only the three answers for which the hint is known.
  expect(expert?.brier).toBeCloseTo((0.25 + 0.25 + 0.04) / 3);
  expect(expert?.own).toBeCloseTo((0 + 0.09 + 0.49) / 3);
});

test('no chance is expected to score better than the true one', () => {
  const expected = (chance: Chance, truth: number): number => {
    const { brier } = calibrationOf(said(chance, 100, 100 * truth));
    return brier ?? Infinity;
  };
  fc.assert(
    fc.property(fc.constantFrom(...CHANCES), fc.constantFrom(...CHANCES), (truth, other) => {
      expect(expected(truth, truth / 100)).toBeLessThanOrEqual(expected(other, truth / 100) + 1e-9);
    }),
  );
});

test('the curve has the fraction made for every chance that was given, in order', () => {
  const { steps } = calibrationOf([...said(80, 10, 6), ...said(20, 5, 1)]);
  expect(steps.map(({ chance, count, made }) => [chance, count, made])).toEqual([
    [0.2, 5, 1],
    [0.8, 10, 6],
  ]);
  expect(steps[1]?.range).toEqual(wilson(6, 10));
});

test('an interval contains its fraction, stays within 0 and 1, and narrows', () => {
  // The Wilson interval of 8 in 10, by an independent program.
  expect(wilson(8, 10)[0]).toBeCloseTo(0.4902, 3);
  expect(wilson(8, 10)[1]).toBeCloseTo(0.9433, 3);
  for (const [made, count] of [
    [0, 1],
    [1, 1],
    [0, 40],
    [40, 40],
    [20, 40],
  ] as const) {
    const [low, high] = wilson(made, count);
    expect(low).toBeGreaterThanOrEqual(0);
    expect(high).toBeLessThanOrEqual(1);
    expect(low).toBeLessThanOrEqual(made / count);
    expect(high).toBeGreaterThanOrEqual(made / count);
  }
  const width = (count: number): number =>
    wilson(count / 2, count)[1] - wilson(count / 2, count)[0];
  expect(width(400)).toBeLessThan(width(40));
  expect(wilson(0, 0)).toEqual([0, 1]);
});

describe('conclusions', () => {
  it('need enough answers', () => {
    expect(calibrationOf(said(90, MIN_ANSWERS - 1, 0))).toMatchObject({ excess: null, cost: null });
    expect(calibrationOf(said(90, MIN_ANSWERS, 0)).excess?.value).toBeCloseTo(0.9);
  });

  it('distinguish chances that are too high from those that are too low', () => {
    const { excess: high } = calibrationOf(said(90, 40, 20));
    expect(high!.value - high!.margin).toBeGreaterThan(0);
    const { excess: low } = calibrationOf(said(20, 40, 20));
    expect(low!.value + low!.margin).toBeLessThan(0);
    const { excess: right } = calibrationOf(said(50, 40, 20));
    expect(Math.abs(right!.value)).toBeLessThan(right!.margin);
  });

  it('take what bids cost only from answers for which it is known', () => {
    const known = said(50, MIN_ANSWERS, 10);
    const unknown = Array.from({ length: 30 }, () => answer(50, true, { cost: null }));
    expect(calibrationOf([...known, ...unknown]).cost?.value).toBeCloseTo(1);
    expect(calibrationOf(unknown).cost).toBeNull();
  });
});

test('the trend has ten answers a point, and the average of the last five points', () => {
  const sure = said(100, BLOCK, BLOCK);
  const wrong = said(100, BLOCK, 0);
  const { trend } = calibrationOf([
    ...wrong,
    ...Array.from({ length: 6 }, () => sure).flat(),
    answer(50, true),
  ]);
  expect(trend.map(({ from, to }) => [from, to]).at(-1)).toEqual([61, 70]);
  expect(trend.map(({ brier }) => brier)).toEqual([1, 0, 0, 0, 0, 0, 0]);
  expect(trend.map(({ mean }) => mean)).toEqual([1, 1 / 2, 1 / 3, 1 / 4, 1 / 5, 0, 0]);
});

test('there is no conclusion without answers', () => {
  expect(calibrationOf([])).toEqual({
    count: 0,
    brier: null,
    expert: null,
    excess: null,
    cost: null,
    steps: [],
    trend: [],
  });
});
