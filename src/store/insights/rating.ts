import { LEVELS, type Level } from '@/engine/index.ts';
import { Z95 } from './estimate.ts';
import { LEVEL_RATINGS } from './level-ratings.ts';
import {
  LOSS_MODEL,
  type LossModel,
  type LossSum,
  type RoundSum,
  expectedSum,
  levelLoss,
  normOf,
  roundSums,
  totalOf,
} from './norms.ts';
import type { ReviewedGame } from './reviewed-games.ts';

/** The ends of the scale: ratings beyond the levels are extrapolated. */
export const RATING_RANGE = [700, 1700] as const;

/** A game counts half after this many later games. */
const HALF_LIFE = 40;

/**
 * The prior of the rating: a medium player who has made this many decisions. With many more, the intervals of the
 * first games leave out the true rating of strong players, who lose little.
 */
const PRIOR_LEVEL: Level = 'medium';
const PRIOR_DECISIONS = 10;

/** With fewer decisions there is no rating. */
export const MIN_RATED_DECISIONS = 150;

/** How strong a player is, with its 95% interval. */
export interface Rating {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** A level's place on the scale, and the logarithm of what it would have lost. */
interface ScalePoint {
  readonly rating: number;
  readonly loss: number;
}

/**
 * The levels, from the weakest. One that would not have lost less than those below is left out: what few bids cost
 * is not certain enough to order neighbors by them alone.
 */
function scaleFor(sum: LossSum, model: LossModel): readonly ScalePoint[] {
  const points = LEVELS.map((level) => ({
    rating: LEVEL_RATINGS[level],
    loss: Math.log(levelLoss(level, sum, model)),
  }));
  return points.filter(({ loss }, at) => points.slice(0, at).every((below) => loss < below.loss));
}

/** The rating interpolated between what the levels lose in the same decisions. */
function ratingFor(lost: number, sum: LossSum, model: LossModel): number {
  const points = scaleFor(sum, model);
  const loss = Math.log(lost);
  // Beyond the ends the line through the last two is extrapolated.
  const above = points.findIndex((point) => point.loss <= loss);
  const right = above < 0 ? points.length - 1 : Math.max(1, above);
  const [from, to] = [points[right - 1], points[right]];
  if (from === undefined || to === undefined) return 0;
  const part = (loss - from.loss) / (to.loss - from.loss);
  const rating = from.rating + part * (to.rating - from.rating);
  return Math.min(RATING_RANGE[1], Math.max(RATING_RANGE[0], rating));
}

type GameSum = ReturnType<typeof totalOf>;

function weightedSum(games: readonly GameSum[], weights: readonly number[]): GameSum {
  const total = (of: keyof GameSum): number =>
    games.reduce((sum, game, at) => sum + (weights[at] ?? 0) * game[of], 0);
  return {
    lost: total('lost'),
    squared: total('squared'),
    bids: total('bids'),
    cards: total('cards'),
    decisions: total('decisions'),
  };
}

/** The variance of a weighted sum of losses around what such a player loses on average, by rounds. */
function varianceOf(
  games: readonly (readonly RoundSum[])[],
  weights: readonly number[],
  sum: LossSum,
  model: LossModel,
): number {
  const { own } = normOf(sum, model);
  let [squares, count] = [0, 0];
  for (const [at, rounds] of games.entries()) {
    count += rounds.length;
    for (const round of rounds)
      squares += ((weights[at] ?? 0) * (round.lost - expectedSum(own, round))) ** 2;
  }
  return (squares * count) / Math.max(1, count - 1);
}

/**
 * A player's rating from the rounds of games in the order of play; null if too little is reviewed. It compares
 * what the player lost with what each level loses in decisions of the same kinds and hand sizes. Later games
 * count more, and a prior keeps the first games from moving it too far. The model must be that of the sums.
 */
export function ratingOfRounds(
  games: readonly (readonly RoundSum[])[],
  model: LossModel = LOSS_MODEL,
): Rating | null {
  const sums = games.map(totalOf);
  const count = sums.reduce((sum, { decisions }) => sum + decisions, 0);
  if (count < MIN_RATED_DECISIONS) return null;
  const weights = games.map((_, at) => 0.5 ** ((games.length - 1 - at) / HALF_LIFE));
  const played = weightedSum(sums, weights);
  const prior = PRIOR_DECISIONS / played.decisions;
  const priorSum = { bids: prior * played.bids, cards: prior * played.cards };
  const sum = {
    lost: played.lost + levelLoss(PRIOR_LEVEL, priorSum, model),
    squared: played.squared,
    bids: played.bids + priorSum.bids,
    cards: played.cards + priorSum.cards,
  };
  const variance = varianceOf(games, weights, sum, model) + PRIOR_DECISIONS * model.variance;
  const spread = Math.exp((Z95 * Math.sqrt(variance)) / sum.lost);
  return {
    value: ratingFor(sum.lost, sum, model),
    low: ratingFor(sum.lost * spread, sum, model),
    high: ratingFor(sum.lost / spread, sum, model),
  };
}

/** A player's rating from games in the order of play. */
export const ratingOf = (
  games: readonly ReviewedGame[],
  model: LossModel = LOSS_MODEL,
): Rating | null =>
  ratingOfRounds(
    games.map((game) => roundSums(game, model)),
    model,
  );

/** The level whose place on the scale is nearest. */
export const nearestLevel = ({ value }: Rating): Level =>
  LEVELS.reduce((best, level) =>
    Math.abs(LEVEL_RATINGS[level] - value) < Math.abs(LEVEL_RATINGS[best] - value) ? level : best,
  );
