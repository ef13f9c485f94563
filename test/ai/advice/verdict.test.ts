import { describe, expect, it } from 'vitest';
import { conclude } from '@/ai/advice/verdict.ts';

const figures = { make: 0.9, short: 0.1, points: 50, others: 40, error: 1 };
const leaving = (points: number) => ({
  ...figures,
  index: 1,
  points,
  cost: 0,
  error: 3,
  byOthers: 3,
  byGame: 0,
  byBags: 0,
});
const FOR_OTHERS = { kind: 'for-others', option: 1 };
const BAGS = { kind: 'bags', option: 1 };

it('gives no reason about the others against a tied choice', () => {
  // Regression: “Close: A♠ or K♥ … It costs the others more than it costs you.”
  expect(conclude(figures, [leaving(51)], 8)).toEqual({ verdict: 'toss-up', reason: null });
  expect(conclude(figures, [leaving(56)], 8)).toEqual({ verdict: 'close', reason: FOR_OTHERS });
});

it('names only the best choice where a tied one leaves the others as much as the choice it is best against', () => {
  // Regression: “Close: A♠ or K♥ … It costs the others more than it costs you.” The king leaves them as much.
  const [tied, other] = [
    { ...leaving(50), index: 2 },
    { ...leaving(56), cost: 3 },
  ];
  expect(conclude(figures, [tied, other], 8)).toEqual({ verdict: 'close', reason: FOR_OTHERS });
  const lessTied = { ...tied, byOthers: 1 };
  expect(conclude(figures, [lessTied, other], 8)).toEqual({
    verdict: 'toss-up',
    reason: FOR_OTHERS,
  });
});

it('names only the best choice where a tied one leaves the others hardly less than the choice it is best against', () => {
  const [tied, other] = [
    { ...leaving(50), index: 2, byOthers: 2.9 },
    { ...leaving(56), cost: 3 },
  ];
  // Regression: “Close: A♠ or K♥ … It costs the others more than it costs you.”, of 3 points against 2.9.
  expect(conclude(figures, [tied, other], 8)).toEqual({ verdict: 'close', reason: FOR_OTHERS });
});

it('names the choice that a reason is against, not one of more points that the reason does not speak against', () => {
  // Of most points, but made less often: it needs no reason, and leaves the others hardly more.
  const most = { ...leaving(60), make: 0.8, byOthers: 0.5, cost: 3 };
  const next = { ...leaving(56), index: 2, cost: 3 };
  expect(conclude(figures, [most, next], 8).reason).toEqual({ kind: 'for-others', option: 2 });
});

it('is against the choice of most points that leaves the others more, shown with at least as many', () => {
  const reasonAgainst = (...points: readonly number[]) =>
    conclude(
      figures,
      // Made less often, so that none looks better.
      points.map((each, at) => Object.assign(leaving(each), { make: 0.7, index: at + 1, cost: 3 })),
      8,
    ).reason;
  expect(reasonAgainst(56, 60, 58)).toEqual({ kind: 'for-others', option: 2 });
  expect(reasonAgainst(50)).toEqual({ kind: 'hinders', option: 1 });
  expect(reasonAgainst(49.7)).toEqual({ kind: 'hinders', option: 1 });
  expect(reasonAgainst(49)).toBeNull();
});

describe('a reason by bags', () => {
  const bringing = (points: number, byBags: number) => ({
    ...leaving(points),
    byOthers: 0,
    byBags,
  });

  it('is not given against a tied choice', () => {
    // Regression: “Close: A♠ or K♥ … It brings fewer bags.”, of the king as well.
    expect(conclude(figures, [bringing(51, 3)], 8)).toEqual({ verdict: 'toss-up', reason: null });
    const theirs = { ...bringing(51, 3), isTheirs: true };
    expect(conclude(figures, [theirs], 8)).toEqual({ verdict: 'toss-up', reason: null });
    expect(conclude(figures, [bringing(56, 3)], 8)).toEqual({ verdict: 'close', reason: BAGS });
  });

  it('is not given where the best choice brings as many, but they have cost their penalty', () => {
    // Regression: “It brings fewer bags.”
    const other = bringing(56, 3);
    const concluded = (isFewer: boolean) =>
      conclude(figures, [{ ...other, isBagCount: () => isFewer }], 8);
    expect(concluded(true)).toEqual({ verdict: 'close', reason: BAGS });
    expect(concluded(false).reason).toBeNull();
  });

  it('names only the best choice where a tied one brings as many bags as the choice it is best against', () => {
    const other = { ...bringing(56, 3), cost: 3 };
    const concluded = (byBags: number) =>
      conclude(figures, [{ ...bringing(50, byBags), index: 2 }, other], 8);
    expect(concluded(3)).toEqual({ verdict: 'close', reason: BAGS });
    expect(concluded(1)).toEqual({ verdict: 'toss-up', reason: BAGS });
  });
});

it('is not called probable by its points where another choice costs little and scores nearly as much', () => {
  // Regression: “Probably 0: 55% to make.”, since the bid of 4, which cost least, scored less: that of 2 cost 0.1 points.
  const far = { ...leaving(30), make: 0.4, short: 0.6, byOthers: 0 };
  const near = { ...leaving(47), make: 0.8, short: 0.2, index: 2, cost: 1, byOthers: 0 };
  expect(conclude(figures, [far], 8).verdict).toBe('probable');
  expect(conclude(figures, [far, { ...near, cost: 9 }], 8).verdict).toBe('probable');
  expect(conclude(figures, [far, near], 8).verdict).toBe('close');
});
