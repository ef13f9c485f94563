import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Advice,
  type Option,
  type RoundedProbability,
  canName,
  costParts,
  isAsGood,
  isClearlyWorse,
  isTied,
  looksAlike,
  looksBetter,
  optionOf,
  overOf,
  pointDecimals,
  probabilityDifference,
  roundOutcome,
  roundPoints,
  roundProbability,
} from '@/engine/advice/index.ts';
import { runs } from '../support/runs.ts';

const shares = fc
  .tuple(fc.nat(1000), fc.nat(1000), fc.nat(1000))
  .filter(([made, short, over]) => made + short + over > 0)
  .map(([made, short, over]) => {
    const sum = made + short + over;
    return { make: made / sum, short: short / sum };
  });

/** In percent, where "under 5%" counts as none and "over 95%" as all. */
const figure = ({ near, is }: RoundedProbability): number =>
  is === 'at' ? Math.round(100 * near) : is === 'under' ? 0 : 100;

it('the figures of an outcome add up to 100%, and only what is certain is shown as 0 or 100%', () => {
  fc.assert(
    fc.property(shares, (outcome) => {
      const { make, short, over } = roundOutcome(outcome);
      expect(figure(make) + figure(short) + figure(over)).toBe(100);
      const exact = [outcome.make, outcome.short, 1 - outcome.make - outcome.short];
      for (const [at, shown] of [make, short, over].entries()) {
        const share = exact[at] ?? 0;
        expect(Math.abs(figure(shown) - 100 * share)).toBeLessThan(5.01);
        const isCertain = shown.is === 'at' && (shown.near === 0 || shown.near === 1);
        expect(!isCertain || Math.abs(share - shown.near) < 1e-8).toBe(true);
      }
    }),
    { numRuns: runs(2000) },
  );
});

it('a miss by as many as by too few is split so that the sum is right', () => {
  // Regression: 45%, too few 35% and too many 15% were shown, 95 in all.
  const { short, over } = roundOutcome({ make: 0.47, short: 0.363 });
  expect([short.near, over.near].map((share) => Math.round(100 * share))).toEqual([35, 20]);
});

describe('a probability as shown', () => {
  it.each<[number, RoundedProbability]>([
    [0, { near: 0, is: 'at' }],
    [1, { near: 1, is: 'at' }],
    [0.001, { near: 0.05, is: 'under' }],
    [0.03, { near: 0.05, is: 'at' }],
    [0.42, { near: 0.4, is: 'at' }],
    [0.96, { near: 0.95, is: 'at' }],
    [0.999, { near: 0.95, is: 'over' }],
  ])('%d', (probability, shown) => {
    const { near, is } = roundProbability(probability);
    expect(near).toBeCloseTo(shown.near, 9);
    expect(is).toBe(shown.is);
  });

  it('is half a step from 5% or 95% where it is beyond them', () => {
    expect(probabilityDifference(0.05, 0.01)).toBeCloseTo(0.025, 9);
    expect(probabilityDifference(0.99, 0.95)).toBeCloseTo(0.025, 9);
    expect(probabilityDifference(0.6, 0.45)).toBeCloseTo(0.15, 9);
    expect(probabilityDifference(0.46, 0.44)).toBe(0);
  });
});

describe('an outcome as shown', () => {
  const [never, always] = [
    { near: 0, is: 'at' },
    { near: 1, is: 'at' },
  ];

  it('shows what is certain', () => {
    expect(roundOutcome({ make: 1, short: 0 })).toEqual({
      make: always,
      short: never,
      over: never,
    });
    expect(roundOutcome({ make: 0, short: 1 })).toEqual({
      make: never,
      short: always,
      over: never,
    });
    expect(roundOutcome({ make: 0, short: 0 })).toEqual({
      make: never,
      short: never,
      over: always,
    });
  });

  it('shows what is nearly certain as over 95%, and the rest as under 5%', () => {
    expect(roundOutcome({ make: 0, short: 0.99 })).toEqual({
      make: never,
      short: { near: 0.95, is: 'over' },
      over: { near: 0.05, is: 'under' },
    });
  });

  it('has no tricks too many where the other two add up, but for an error of the numbers', () => {
    expect(overOf({ make: 0.7, short: 0.3 })).toBe(0);
    expect(overOf({ make: 0.25, short: 0.5 })).toBe(0.25);
  });
});

describe('points as shown', () => {
  it.each([
    [0.01, 2],
    [0.1, 2],
    [1, 1],
    [10, 0],
    [100, 0],
  ])('where a standard point is worth %d, have %d decimals', (pointScale, decimals) => {
    expect(pointDecimals(pointScale)).toBe(decimals);
  });

  it('are rounded alike above and below 0, and never to −0', () => {
    expect(roundPoints(1.25, 1)).toBe(1.3);
    expect(roundPoints(-1.25, 1)).toBe(-1.3);
    expect(roundPoints(-0.01, 1)).toBe(0);
    expect(roundPoints(12.4, 10)).toBe(12);
  });
});

describe('two choices as shown', () => {
  const figures = (make: number, points: number) => ({ make, points });

  it('look alike up to a step of probability and two tenths of a standard point', () => {
    const isAlike = (make: number, points: number) =>
      looksAlike(figures(0.4, 6), figures(make, points), 1);
    expect(isAlike(0.45, 6.2)).toBe(true);
    expect(isAlike(0.35, 5.8)).toBe(true);
    expect(isAlike(0.5, 6)).toBe(false);
    expect(isAlike(0.4, 6.3)).toBe(false);
    expect(looksAlike(figures(0.4, 60), figures(0.4, 62), 10)).toBe(true);
    expect(looksAlike(figures(0.4, 60), figures(0.4, 63), 10)).toBe(false);
  });

  it('differ where one is worse in neither figure and better in one', () => {
    const isBetter = (make: number, points: number) =>
      looksBetter(figures(make, points), figures(0.4, 6), 1);
    expect(isBetter(0.5, 6)).toBe(true);
    expect(isBetter(0.4, 6.5)).toBe(true);
    expect(isBetter(0.5, 6.5)).toBe(true);
    expect(isBetter(0.4, 6)).toBe(false);
    expect(isBetter(0.3, 6.5)).toBe(false);
    expect(isBetter(0.5, 5.9)).toBe(false);
  });
});

describe('a choice compared with the best', () => {
  const option = (cost: number, costError: number): Option => ({
    command: { type: 'bid', seat: 0, bid: 1 },
    make: 0.4,
    short: 0.3,
    points: 6 - cost,
    others: 0,
    error: 0,
    cost,
    costError,
    facts: [],
  });
  const advice = (pointScale: number, options: readonly Option[] = []): Advice => ({
    about: 'bid',
    seat: 0,
    options,
    best: 0,
    verdict: 'clear',
    pointScale,
    hand: [],
    position: [],
    contrast: null,
    determinizations: 0,
  });

  it.each([
    [1, 0.2, 0, true],
    [1, 0.21, 0, false],
    [10, 2, 0, true],
    [10, 2.1, 0, false],
    [1, 1, 1, true],
    [1, 1, 0.9, false],
  ])('at scale %d, a cost of %d ± %d is as good: %s', (pointScale, cost, error, isGood) => {
    expect(isAsGood(advice(pointScale), option(cost, error))).toBe(isGood);
  });

  it.each([
    [1, 0.5, 0, false],
    [1, 0.51, 0, true],
    [10, 5, 0, false],
    [10, 5.1, 0, true],
    [1, 2.5, 1, false],
    [1, 2.6, 1, true],
    [1, 1, 0.1, true],
    [1, 0.4, 0.1, false],
  ])('at scale %d, a cost of %d ± %d is clearly worse: %s', (pointScale, cost, error, isWorse) => {
    expect(isClearlyWorse({ pointScale }, option(cost, error))).toBe(isWorse);
  });

  it('is tied where it costs less than two tenths of a standard point and looks alike', () => {
    const best = option(0, 0);
    const isEqual = (cost: number, pointScale: number, figures: Partial<Option> = {}) =>
      isTied(best, { ...best, cost, ...figures }, pointScale);
    expect(isEqual(0.19, 1)).toBe(true);
    expect(isEqual(0.2, 1)).toBe(false);
    expect(isEqual(1.9, 10)).toBe(true);
    expect(isEqual(0.1, 1, { make: 0.5 })).toBe(false);
  });

  it('is found by its command', () => {
    const two: Option = { ...option(1, 0), command: { type: 'bid', seat: 0, bid: 2 } };
    const both = advice(1, [option(0, 0), two]);
    expect(optionOf(both, { type: 'bid', seat: 0, bid: 2 })).toBe(two);
    expect(optionOf(both, { type: 'bid', seat: 0, bid: 3 })).toBeNull();
  });
});

it('names a best choice once it has seen enough deals, or all there are', () => {
  const isNamed = (determinizations: number) => canName({ determinizations });
  expect(isNamed(0)).toBe(true);
  expect(isNamed(1)).toBe(false);
  expect(isNamed(47)).toBe(false);
  expect(isNamed(48)).toBe(true);
});

describe('the parts of a cost', () => {
  it('add up as shown, or are none where the cost is the difference of the points shown', () => {
    expect(costParts(1.2, 1.2, 1)).toBeNull();
    expect(costParts(1.2, 0.5, 1)).toEqual({ how: 'both', own: 0.5, others: 0.7 });
    expect(costParts(0.8, 1.2, 1)).toEqual({ how: 'less', own: 1.2, others: 0.4 });
    expect(costParts(1.2, -0.3, 1)).toEqual({ how: 'more', own: 0.3, others: 1.5 });
    expect(costParts(5, 0, 0)).toEqual({ how: 'other', own: 0, others: 5 });
    // 0.1 + 0.2 is not 0.3 in floating point.
    expect(costParts(0.3, 0.1 + 0.2, 1)).toBeNull();
  });
});
