import { PROBABILITY_STEP, isShownApart } from '../../engine/advice/index.ts';

/** A smaller difference of rates explains nothing: as shown, it is a step or two. */
export const MIN_DIFFERENCE = 1.5 * PROBABILITY_STEP;

/** A trick that accounts for less than this share of the misses is not what the other choice loses by. Set by hand. */
export const MIN_ACCOUNTED = 1 / 2;

/** A difference this small is named where no larger one explains the misses … */
export const MIN_SMALL_DIFFERENCE = 0.04;
/** … if one of the rates is so many times the other, and rounding shows them apart. Set by hand. */
const MIN_RATIO = 2;

/** Whether one of two rates is so many times the other, and rounding shows them apart. */
export const areTelling = (one: number, other: number): boolean =>
  Math.max(one, other) >= MIN_RATIO * Math.min(one, other) && isShownApart(one, other);

/** Whether two rates differ clearly, or by little that still tells something: “10%, not 5%”, but not “30%, not 25%”. */
export function areApart(one: number, other: number): boolean {
  const difference = Math.abs(one - other);
  return (
    difference >= MIN_DIFFERENCE || (difference >= MIN_SMALL_DIFFERENCE && areTelling(one, other))
  );
}
