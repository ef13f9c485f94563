import type { Option } from '../../engine/index.ts';
import { SPOILING } from '../heuristic/points.ts';
import type { Samples } from './samples.ts';

/** The figures of a choice, before it is known which choice is best. */
export type ChoiceEstimate = Pick<Option, 'make' | 'short' | 'points' | 'others' | 'error'>;

/** What turns samples of one choice into figures. */
export interface EstimateContext {
  readonly seat: number;
  readonly opponents: number;
  /** Points of the bid when made. */
  readonly pointsIfMade: number;
  /** The streak bonuses of a made and of a missed bid, which the sampled points lack [SCORE-3]. */
  readonly bonuses: { readonly made: number; readonly missed: number };
  /** Calibrates the sampled make probability for this table. */
  readonly calibrate: (probability: number) => number;
  /** Whether `calibrate` returns a certain probability. */
  readonly isCertain: boolean;
  readonly canMiss: PossibleMisses;
}

/** Highest make probability shown for an uncertain bid: agreement of all samples proves nothing. */
const MAX_PROBABILITY = 0.995;
/** A probability from samples, kept away from 0 and 1. */
export const clampProbability = (probability: number): number =>
  Math.min(MAX_PROBABILITY, Math.max(1 - MAX_PROBABILITY, probability));

/** The mean of `of` over all `determinizations`. */
export function mean(determinizations: number, of: (sample: number) => number): number {
  let sum = 0;
  for (let sample = 0; sample < determinizations; sample++) sum += of(sample);
  return sum / determinizations;
}

/** The standard error of a sample mean. The variance is at least 0.01: the next sample may differ. */
function standardError(
  determinizations: number,
  average: number,
  of: (sample: number) => number,
): number {
  let squares = 0;
  for (let sample = 0; sample < determinizations; sample++) squares += (of(sample) - average) ** 2;
  const variance = squares / Math.max(1, determinizations - 1);
  return Math.sqrt(Math.max(variance, 0.01) / determinizations);
}

/** Determinizations drawn together by one systematic resampling (`BATCH` in src/wasm/sample.ts): some may be equal. */
export const BATCH = 8;
/** With fewer batches, the spread between batches is too uncertain to use. */
const MIN_BATCHES = 8;

/** The standard error of a mean over samples that come in correlated batches (batch means). */
export function batchedStandardError(
  count: number,
  average: number,
  of: (sample: number) => number,
): number {
  const ifIndependent = standardError(count, average, of);
  const batches = Math.floor(count / BATCH);
  if (batches < MIN_BATCHES) return ifIndependent;
  const batchMean = (batch: number): number => mean(BATCH, (place) => of(batch * BATCH + place));
  return Math.max(ifIndependent, standardError(batches, average, batchMean));
}

/** The mean points of a choice after calibration changed its make probability. */
function recalibratedPoints(
  points: number,
  sampled: number,
  calibrated: number,
  pointsIfMade: number,
): number {
  if (sampled >= 1) return points;
  const missed = (points - sampled * pointsIfMade) / (1 - sampled);
  return calibrated * pointsIfMade + (1 - calibrated) * missed;
}

/** How a bid can still be missed. */
export interface PossibleMisses {
  readonly over: boolean;
  readonly short: boolean;
}

/** A miss that is possible is never shown as impossible, even if no determinization had it. */
const MIN_SHARE = 0.01;

/** Of the misses, the share that falls short; half where no determinization missed. */
function shortShare(samples: Samples, option: number, made: number, can: PossibleMisses): number {
  if (!can.short || !can.over) return can.short ? 1 : 0;
  const missed = samples.determinizations - made;
  const share = missed <= 0 ? 1 / 2 : samples.fellShort(option) / missed;
  return Math.min(1 - MIN_SHARE, Math.max(MIN_SHARE, share));
}

/** The figures of one choice. */
export function estimate(
  samples: Samples,
  option: number,
  context: EstimateContext,
): ChoiceEstimate {
  const { determinizations } = samples;
  const { seat, opponents, bonuses, calibrate } = context;
  const made = samples.made(option, seat) / determinizations;
  const own = mean(determinizations, (sample) => samples.own(option, sample));
  const others = mean(determinizations, (sample) => samples.others(option, sample)) / opponents;
  const error = standardError(determinizations, own, (sample) => samples.own(option, sample));
  const make = calibrate(made);
  const expectedBonus = make * bonuses.made + (1 - make) * bonuses.missed;
  const points = recalibratedPoints(own, made, make, context.pointsIfMade) + expectedBonus;
  const shown = context.isCertain ? make : clampProbability(make);
  const short =
    (1 - shown) * shortShare(samples, option, samples.made(option, seat), context.canMiss);
  return { make: shown, short, points, others, error };
}

/** Own points less the weighted points of an average opponent. */
export const utilityOf = ({ points, others }: ChoiceEstimate): number => points - SPOILING * others;

/**
 * The standard error of the difference between two choices over the same determinizations (paired).
 * @param spoiling the weight of all opponents' points together.
 */
export function differenceError(
  samples: Samples,
  one: number,
  other: number,
  spoiling: number,
): number {
  const { determinizations } = samples;
  const utility = (option: number, sample: number): number =>
    samples.own(option, sample) - spoiling * samples.others(option, sample);
  const difference = (sample: number): number => utility(one, sample) - utility(other, sample);
  return batchedStandardError(determinizations, mean(determinizations, difference), difference);
}
