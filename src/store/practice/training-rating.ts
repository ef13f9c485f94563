import rate from 'glicko2-lite';
import type { GlickoRating, SolveRates } from '@/engine/exercise/index.ts';
import { LEVEL_RATINGS } from '../insights/level-ratings.ts';
import { NO_TRAINING } from './training-progress.ts';

/**
 * The simple players that measure a position: their ratings, and how many independent answers the share that each
 * solves counts for. It counts for more with levels that err at random, which try eight times (`solveRates`); the others
 * always decide alike.
 */
const SOLVERS = {
  quick: { rating: 900, answers: 0.5 },
  easy: { rating: LEVEL_RATINGS.easy, answers: 2 },
  medium: { rating: LEVEL_RATINGS.medium, answers: 2 },
  hard: { rating: LEVEL_RATINGS.hard, answers: 1 },
  expert: { rating: LEVEL_RATINGS.expert, answers: 1 },
} as const satisfies Record<keyof SolveRates, { rating: number; answers: number }>;

/** The prior of a position's rating: mean and standard deviation. */
const PRIOR = { value: 1150, deviation: 250 } as const;

/** Elo points to natural logarithms of odds. */
const SCALE = Math.LN10 / 400;

/** The probability that a player of this rating solves a position of that one. */
export const solveProbability = (player: number, position: number): number =>
  1 / (1 + Math.exp((position - player) * SCALE));

/** The range in which ratings of positions are looked for. */
const RANGE = [400, 2000] as const;

/** The rating of a new position that best explains how often simple players solve it (maximum a posteriori). */
export function estimatedRating(solved: SolveRates): GlickoRating {
  const solvers = Object.entries(SOLVERS) as [keyof SolveRates, (typeof SOLVERS)['easy']][];
  const slopeAt = (rating: number): number =>
    solvers.reduce(
      (sum, [name, solver]) =>
        sum + solver.answers * SCALE * (solveProbability(solver.rating, rating) - solved[name]),
      (PRIOR.value - rating) / PRIOR.deviation ** 2,
    );
  let [low, high]: [number, number] = [...RANGE];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    if (slopeAt(middle) > 0) low = middle;
    else high = middle;
  }
  const value = Math.round((low + high) / 2);
  const information = solvers.reduce(
    (sum, [, { rating, answers }]) => {
      const probability = solveProbability(rating, value);
      return sum + answers * SCALE ** 2 * probability * (1 - probability);
    },
    1 / PRIOR.deviation ** 2,
  );
  return {
    value,
    deviation: Math.round(1 / Math.sqrt(information)),
    volatility: NO_TRAINING.rating.volatility,
  };
}

function ratedAgainst(one: GlickoRating, other: GlickoRating, score: 0 | 1): GlickoRating {
  const { rating, rd, vol } = rate(one.value, one.deviation, one.volatility, [
    [other.value, other.deviation, score],
  ]);
  return { value: rating, deviation: rd, volatility: vol };
}

/** The ratings of a player and a position after an answer, by Glicko-2. */
export const ratedAnswer = (
  player: GlickoRating,
  position: GlickoRating,
  isRight: boolean,
): { readonly player: GlickoRating; readonly position: GlickoRating } => ({
  player: ratedAgainst(player, position, isRight ? 1 : 0),
  position: ratedAgainst(position, player, isRight ? 0 : 1),
});
