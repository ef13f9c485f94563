import { expect, it } from 'vitest';
import type { Card, Option } from '@/engine/index.ts';
import { asReviewed } from '@/features/advice/reviewed-advice.ts';
import { judgmentWith } from '../../../tools/lib/made-reviews.ts';
import { adviceWith } from '../../support/advice.ts';

const play = (card: Card) => ({ type: 'play', seat: 0, card }) as const;
const option = (card: Card, points: number, cost: number): Option => ({
  command: play(card),
  make: points / 12,
  short: 0,
  points,
  others: 6,
  error: 0.1,
  cost,
  costError: cost === 0 ? 0 : 0.3,
  facts: [],
});
const advice = adviceWith([option('9C', 10.8, 0), option('KH', 9, 1.9), option('QH', 9, 1.9)], {
  about: 'card',
});
const judgment = judgmentWith({
  about: 'card',
  own: { command: play('KH'), make: 0.75, points: 9.6, others: 6.8 },
  best: { command: play('9C'), make: 0.9, points: 10.8, others: 6 },
  cost: 1.6,
  costError: 0.1,
});

it('has what a review found about a costly choice, and those of the same figures', () => {
  const figures = asReviewed(advice, judgment).options.map(({ points, cost }) => [points, cost]);
  // Regression: the review said −1.6 points, beside marks of 10.8 and 9.
  expect(figures).toEqual([
    [10.8, 0],
    [9.6, 1.6],
    [9.6, 1.6],
  ]);
});

it('is the same where the choice was not costly, or another one was compared', () => {
  expect(asReviewed(advice, { ...judgment, cost: 0.3 })).toBe(advice);
  const other = { ...judgment, best: { ...judgment.best, command: play('QH') } };
  expect(asReviewed(advice, other)).toBe(advice);
});
