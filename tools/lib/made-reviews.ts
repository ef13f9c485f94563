import type { Judgment, RoundReview } from '@/engine/review/index.ts';

const bid = (value: number) => ({ type: 'bid', seat: 0, bid: value }) as const;

/** The judgment of a decision, by default a mistake. */
export const judgmentWith = (rest: Partial<Judgment> = {}): Judgment => ({
  commandIndex: 1,
  about: 'bid',
  trick: null,
  own: { command: bid(1), make: 0.5, points: 5, others: 5 },
  best: { command: bid(2), make: 0.6, points: 7, others: 5 },
  cost: 2,
  costError: 0.3,
  stake: 4,
  pointScale: 1,
  hindsight: null,
  ...rest,
});

/** The review of a round with these decisions. */
export const reviewOf = (
  round: number,
  judgments: readonly Judgment[] = [],
  rest: Partial<RoundReview> = {},
): RoundReview => ({
  round,
  handSize: 10,
  points: 12,
  prospects: { hand: 8.04, mean: 6.31 },
  judgments,
  ...rest,
});
