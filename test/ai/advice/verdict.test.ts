import { expect, it } from 'vitest';
import { conclude } from '@/ai/advice/verdict.ts';

const figures = { make: 0.9, short: 0.1, points: 50, others: 40, error: 1 };
const leaving = (points: number) => ({
  ...figures,
  points,
  cost: 0,
  error: 3,
  byOthers: 3,
  byGame: 0,
  byBags: 0,
});

it('gives no reason about the others against a tied choice', () => {
  // Regression: “Close: A♠ or K♥ … It costs the others more than it costs you.”
  expect(conclude(figures, [leaving(51)], 8)).toEqual({ verdict: 'toss-up', reason: null });
  expect(conclude(figures, [leaving(56)], 8)).toEqual({ verdict: 'close', reason: 'for-others' });
});

it('names only the best choice where a tied one leaves the others as much as the choice it is best against', () => {
  // Regression: “Close: A♠ or K♥ … It costs the others more than it costs you.” The king leaves them as much.
  const [tied, other] = [leaving(50), { ...leaving(56), cost: 3 }];
  expect(conclude(figures, [tied, other], 8)).toEqual({ verdict: 'close', reason: 'for-others' });
  const lessTied = { ...tied, byOthers: 1 };
  expect(conclude(figures, [lessTied, other], 8)).toEqual({
    verdict: 'toss-up',
    reason: 'for-others',
  });
});
