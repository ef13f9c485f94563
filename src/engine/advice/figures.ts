// Figures are rounded to what advice can know. Words must agree with the figures shown, so both use
// the same rounding.

/** The step of shown probabilities. */
export const PROBABILITY_STEP = 0.05;

/** A probability as shown: 0 and 1 only if certain, otherwise rounded, or beyond the last step. */
export interface RoundedProbability {
  readonly near: number;
  readonly is: 'at' | 'under' | 'over';
}

export function roundProbability(probability: number): RoundedProbability {
  if (probability === 0 || probability === 1) return { near: probability, is: 'at' };
  const near = Math.round(probability / PROBABILITY_STEP) * PROBABILITY_STEP;
  if (near < PROBABILITY_STEP / 2) return { near: PROBABILITY_STEP, is: 'under' };
  if (near > 1 - PROBABILITY_STEP / 2) return { near: 1 - PROBABILITY_STEP, is: 'over' };
  return { near, is: 'at' };
}

/** The smallest difference that decimals must show, in standard points. */
const VISIBLE = 0.15;
const MAX_DECIMALS = 2;

/** The decimals of shown points, if a standard point is worth `pointScale`. */
export const pointDecimals = (pointScale: number): number =>
  Math.min(MAX_DECIMALS, Math.max(0, Math.ceil(-Math.log10(VISIBLE * pointScale))));

/** Rounds points for display, symmetrically around 0. */
export function roundPoints(points: number, pointScale: number): number {
  const scale = 10 ** pointDecimals(pointScale);
  const rounded = Math.round(Math.abs(points) * scale) / scale;
  return points < 0 && rounded > 0 ? -rounded : rounded;
}

/** A choice's make probability and expected points. */
export interface ChoiceFigures {
  readonly make: number;
  readonly points: number;
}

/** Tolerance for comparing rounded numbers. */
const TOLERANCE = 1e-9;

/** A position among shown probabilities, where "under 5%" differs from 5%. */
function placeOf(probability: number): number {
  const { near, is } = roundProbability(probability);
  return near + (is === 'under' ? -PROBABILITY_STEP / 2 : is === 'over' ? PROBABILITY_STEP / 2 : 0);
}

/** The shown difference between two probabilities. */
export const probabilityDifference = (one: number, other: number): number =>
  snapped(placeOf(one) - placeOf(other));

/** The shown difference between two choices in make probability. */
export const makeDifference = (one: ChoiceFigures, other: ChoiceFigures): number =>
  probabilityDifference(one.make, other.make);

/** The shown difference between two choices in points; more points are better. */
export const pointsDifference = (
  one: ChoiceFigures,
  other: ChoiceFigures,
  pointScale: number,
): number => snapped(roundPoints(one.points, pointScale) - roundPoints(other.points, pointScale));

const snapped = (difference: number): number => (Math.abs(difference) < TOLERANCE ? 0 : difference);

/** Differences up to this many standard points count as equal. */
export const SMALL_POINTS = 0.2;

/**
 * Whether two choices are shown as nearly equal: at most a step of probability and a few tenths of
 * a point apart.
 */
export const looksAlike = (one: ChoiceFigures, other: ChoiceFigures, pointScale: number): boolean =>
  Math.abs(makeDifference(one, other)) <= PROBABILITY_STEP + TOLERANCE &&
  Math.abs(pointsDifference(one, other, pointScale)) <= SMALL_POINTS * pointScale + TOLERANCE;

/** Whether a choice is shown above another: not below in either figure, and above in one. */
export function looksBetter(one: ChoiceFigures, other: ChoiceFigures, pointScale: number): boolean {
  const [make, points] = [makeDifference(one, other), pointsDifference(one, other, pointScale)];
  return make >= 0 && points >= 0 && make + points > 0;
}
