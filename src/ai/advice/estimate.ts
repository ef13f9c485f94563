import type { Option } from '../../engine/index.ts';
import { SPOILING } from '../heuristic/points.ts';
import type { Samples } from './samples.ts';

/** What the numbers of a choice are, before it is known which choice is the best. */
export type Estimate = Pick<Option, 'make' | 'points' | 'others' | 'error'>;

/** What is needed to read samples of one choice as points. */
export interface EstimateContext {
  readonly seat: number;
  readonly opponents: number;
  /** What the bid is worth when it is made. */
  readonly pointsIfMade: number;
  /** What a made bid earns on top of the points of a world: a streak. */
  readonly bonus: number;
  /** The chance as it comes true at this table. */
  readonly calibrate: (probability: number) => number;
  /** Whether `bend` tells what is certain. */
  readonly isCertain: boolean;
}

/** Nothing is certain because it happened in all worlds. */
const MAX_PROBABILITY = 0.995;
export const clampProbability = (probability: number): number =>
  Math.min(MAX_PROBABILITY, Math.max(1 - MAX_PROBABILITY, probability));

/** The mean of what `of` gives over so many worlds. */
export function mean(determinizations: number, of: (sample: number) => number): number {
  let sum = 0;
  for (let sample = 0; sample < determinizations; sample++) sum += of(sample);
  return sum / determinizations;
}

/** The standard error of the mean of what `of` gives, never quite 0: the next world may differ. */
export function standardError(
  determinizations: number,
  average: number,
  of: (sample: number) => number,
): number {
  let squares = 0;
  for (let sample = 0; sample < determinizations; sample++) squares += (of(sample) - average) ** 2;
  const variance = squares / Math.max(1, determinizations - 1);
  return Math.sqrt(Math.max(variance, 0.01) / determinizations);
}

/** Points of a choice when its bid comes true with another chance than it did in the worlds. */
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

/** The numbers of one choice. */
export function estimate(samples: Samples, option: number, reading: EstimateContext): Estimate {
  const { determinizations } = samples;
  const { seat, opponents, bonus, calibrate } = reading;
  const made = samples.made(option, seat) / determinizations;
  const own = mean(determinizations, (sample) => samples.own(option, sample));
  const others = mean(determinizations, (sample) => samples.others(option, sample)) / opponents;
  const error = standardError(determinizations, own, (sample) => samples.own(option, sample));
  const make = calibrate(made);
  const points = recalibratedPoints(own, made, make, reading.pointsIfMade) + make * bonus;
  return { make: reading.isCertain ? make : clampProbability(make), points, others, error };
}

/** Own points less what the others can expect, as far as one minds. */
export const utilityOf = ({ points, others }: Estimate): number => points - SPOILING * others;

/**
 * The standard error of the difference of two choices, from the same worlds for both.
 * @param spoiling how much a point of all others together counts.
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
  return standardError(determinizations, mean(determinizations, difference), difference);
}
