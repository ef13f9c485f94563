import type { Option } from '../../engine/index.ts';
import { SPOILING } from '../heuristic/points.ts';
import type { Samples } from './samples.ts';

/** What the numbers of a choice are, before it is known which choice is the best. */
export type Estimate = Pick<Option, 'make' | 'points' | 'others' | 'error'>;

/** What is needed to read samples of one choice as points. */
export interface Reading {
  readonly seat: number;
  readonly opponents: number;
  /** What the bid is worth when it is made. */
  readonly madePoints: number;
  /** What a made bid earns on top of the points of a world: a streak. */
  readonly bonus: number;
  /** The chance as it comes true at this table. */
  readonly bend: (chance: number) => number;
  /** Whether `bend` tells what is certain. */
  readonly isCertain: boolean;
}

/** Nothing is certain because it happened in all worlds. */
const SURE = 0.995;
export const uncertain = (chance: number): number => Math.min(SURE, Math.max(1 - SURE, chance));

/** The mean of what `of` gives over so many worlds. */
export function mean(worlds: number, of: (world: number) => number): number {
  let sum = 0;
  for (let world = 0; world < worlds; world++) sum += of(world);
  return sum / worlds;
}

/** The standard error of the mean of what `of` gives, never quite 0: the next world may differ. */
export function errorOf(worlds: number, average: number, of: (world: number) => number): number {
  let squares = 0;
  for (let world = 0; world < worlds; world++) squares += (of(world) - average) ** 2;
  const variance = squares / Math.max(1, worlds - 1);
  return Math.sqrt(Math.max(variance, 0.01) / worlds);
}

/** Points of a choice when its bid comes true with another chance than it did in the worlds. */
function shifted(points: number, was: number, is: number, madePoints: number): number {
  if (was >= 1) return points;
  const missed = (points - was * madePoints) / (1 - was);
  return is * madePoints + (1 - is) * missed;
}

/** The numbers of one choice. */
export function estimate(samples: Samples, option: number, reading: Reading): Estimate {
  const { worlds } = samples;
  const { seat, opponents, bonus, bend } = reading;
  const made = samples.made(option, seat) / worlds;
  const own = mean(worlds, (world) => samples.own(option, world));
  const others = mean(worlds, (world) => samples.others(option, world)) / opponents;
  const error = errorOf(worlds, own, (world) => samples.own(option, world));
  const make = bend(made);
  const points = shifted(own, made, make, reading.madePoints) + make * bonus;
  return { make: reading.isCertain ? make : uncertain(make), points, others, error };
}

/** Own points less what the others can expect, as far as one minds. */
export const worthOf = ({ points, others }: Estimate): number => points - SPOILING * others;

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
  const { worlds } = samples;
  const worth = (option: number, world: number): number =>
    samples.own(option, world) - spoiling * samples.others(option, world);
  const difference = (world: number): number => worth(one, world) - worth(other, world);
  return errorOf(worlds, mean(worlds, difference), difference);
}
