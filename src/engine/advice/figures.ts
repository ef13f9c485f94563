// What is told of a choice is rounded: nobody knows more than that. Whatever is said in words has to
// agree with these figures, so that both go by the same roundings.

/** Chances are told in steps of so much. */
const STEP = 0.05;

/** A chance as it is told: 0 and 1 only where they are certain, else what it is near, or beyond. */
export interface RoundedProbability {
  readonly near: number;
  readonly is: 'at' | 'under' | 'over';
}

export function roundProbability(chance: number): RoundedProbability {
  if (chance === 0 || chance === 1) return { near: chance, is: 'at' };
  const near = Math.round(chance / STEP) * STEP;
  if (near < STEP / 2) return { near: STEP, is: 'under' };
  if (near > 1 - STEP / 2) return { near: 1 - STEP, is: 'over' };
  return { near, is: 'at' };
}

/** Part of a point of the usual scoring that a figure shows at least. */
const VISIBLE = 0.15;
const MOST_DECIMALS = 2;

/** So many decimals points are told with: as many as say something where a point is worth `unit`. */
export const pointDecimals = (unit: number): number =>
  Math.min(MOST_DECIMALS, Math.max(0, Math.ceil(-Math.log10(VISIBLE * unit))));

/** Points as they are told; a gain and a loss of the same size alike. */
export function roundPoints(points: number, unit: number): number {
  const scale = 10 ** pointDecimals(unit);
  const rounded = Math.round(Math.abs(points) * scale) / scale;
  return points < 0 && rounded > 0 ? -rounded : rounded;
}

/** What is shown of a choice: the chance to make it, and points. */
export interface Shown {
  readonly make: number;
  readonly points: number;
}

/** Rounded numbers that differ by less are the same. */
const SAME = 1e-9;

/** Where a chance stands among those that can be told: also what is beyond a step differs from it. */
function placeOf(chance: number): number {
  const { near, is } = roundProbability(chance);
  return near + (is === 'under' ? -STEP / 2 : is === 'over' ? STEP / 2 : 0);
}

/** By how much one choice is shown above another: in chance … */
export const chanceAbove = (one: Shown, other: Shown): number =>
  snapped(placeOf(one.make) - placeOf(other.make));

/** … and in points. Points are such that more are better. */
export const pointsAbove = (one: Shown, other: Shown, unit: number): number =>
  snapped(roundPoints(one.points, unit) - roundPoints(other.points, unit));

const snapped = (difference: number): number => (Math.abs(difference) < SAME ? 0 : difference);

/** Below so many points of the usual scoring nobody can tell a choice from the best. */
export const SMALL_POINTS = 0.2;

/** Whether two choices are shown as nearly the same: a step of chance apart, and hardly a point. */
export const looksAlike = (one: Shown, other: Shown, unit: number): boolean =>
  Math.abs(chanceAbove(one, other)) <= STEP + SAME &&
  Math.abs(pointsAbove(one, other, unit)) <= SMALL_POINTS * unit + SAME;

/** Whether a choice is shown above another: not below it in any figure, and above it in one. */
export function looksBetter(one: Shown, other: Shown, unit: number): boolean {
  const [chance, points] = [chanceAbove(one, other), pointsAbove(one, other, unit)];
  return chance >= 0 && points >= 0 && chance + points > 0;
}
