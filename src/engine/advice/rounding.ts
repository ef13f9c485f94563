// Figures are rounded to the precision that advice has. Its words must agree with the figures shown,
// so both use the same rounding.

/** The step to which probabilities are rounded for display. */
export const PROBABILITY_STEP = 0.05;

/** A probability as shown: 0 and 1 only if certain, otherwise rounded, or beyond the last step. */
export interface RoundedProbability {
  readonly near: number;
  readonly is: 'at' | 'under' | 'over';
}

/** A probability as it is shown: rounded to 5%, and 0 or 1 only if it is certain. */
export function roundProbability(probability: number): RoundedProbability {
  if (probability === 0 || probability === 1) return { near: probability, is: 'at' };
  const near = Math.round(probability / PROBABILITY_STEP) * PROBABILITY_STEP;
  if (near < PROBABILITY_STEP / 2) return { near: PROBABILITY_STEP, is: 'under' };
  if (near > 1 - PROBABILITY_STEP / 2) return { near: 1 - PROBABILITY_STEP, is: 'over' };
  return { near, is: 'at' };
}

/** The probabilities of making the bid and of too few tricks. */
export interface OutcomeProbabilities {
  readonly make: number;
  readonly short: number;
}

/** Tolerance for comparing rounded numbers. */
const TOLERANCE = 1e-9;

/** The probability of too many tricks. */
export function overOf({ make, short }: OutcomeProbabilities): number {
  const over = 1 - make - short;
  return over < TOLERANCE ? 0 : over;
}

/** The probabilities of making the bid and of both ways to miss it, as shown. */
export type RoundedOutcome = Readonly<Record<'make' | 'short' | 'over', RoundedProbability>>;

const ALL_STEPS = Math.round(1 / PROBABILITY_STEP);

/** A probability shown as a number of steps; 0 and 1 are shown only if certain. */
function inSteps(steps: number, probability: number): RoundedProbability {
  if (steps > 0 && steps < ALL_STEPS) return { near: steps * PROBABILITY_STEP, is: 'at' };
  if (probability === 0 || probability === 1) return { near: probability, is: 'at' };
  return steps === 0
    ? { near: PROBABILITY_STEP, is: 'under' }
    : { near: 1 - PROBABILITY_STEP, is: 'over' };
}

/** The three probabilities as shown. They add up to 100%, with "under 5%" as 0 and "over 95%" as 100. */
export function roundOutcome(outcome: OutcomeProbabilities): RoundedOutcome {
  const { make, short } = outcome;
  const over = overOf(outcome);
  const left = ALL_STEPS - Math.round(make / PROBABILITY_STEP);
  // The split of the remaining steps that is nearest to both probabilities.
  const nearest = Math.round(left / 2 + (short - over) / (2 * PROBABILITY_STEP));
  const few = short === 0 ? 0 : over === 0 ? left : Math.min(left, Math.max(0, nearest));
  return {
    make: roundProbability(make),
    short: inSteps(few, short),
    over: inSteps(left - few, over),
  };
}

/** The smallest difference that must be visible, in standard points. */
const VISIBLE = 0.15;
/** The most decimals shown. */
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

/** A number to compare shown probabilities by, in which "under 5%" differs from 5%. */
function placeOf({ near, is }: RoundedProbability): number {
  return near + (is === 'under' ? -PROBABILITY_STEP / 2 : is === 'over' ? PROBABILITY_STEP / 2 : 0);
}

/** The difference between two rounded probabilities. */
export const shownDifference = (one: RoundedProbability, other: RoundedProbability): number =>
  placeOf(one) - placeOf(other);

/** The shown difference between two probabilities. */
export const probabilityDifference = (one: number, other: number): number =>
  shownDifference(roundProbability(one), roundProbability(other));

/**
 * Whether a difference as shown is at least so many steps, or half steps: it is a multiple of half a step, since
 * "under 5%" is half a step from 5%, and the margin absorbs floating-point error.
 */
export const isAtLeastSteps = (steps: number, difference: number): boolean =>
  difference > (steps - 1 / 4) * PROBABILITY_STEP;

/** Whether two probabilities are shown apart, by more than "under 5%" is from 5%. */
export const isShownApart = (one: number, other: number): boolean =>
  isAtLeastSteps(1, Math.abs(probabilityDifference(one, other)));

/** The shown difference between two choices in make probability. */
export const makeDifference = (one: ChoiceFigures, other: ChoiceFigures): number =>
  probabilityDifference(one.make, other.make);

/** The shown difference between two choices in points; more points are better. */
export const pointsDifference = (
  one: ChoiceFigures,
  other: ChoiceFigures,
  pointScale: number,
): number => roundPoints(one.points, pointScale) - roundPoints(other.points, pointScale);

/** Differences up to this many standard points count as equal. */
export const SMALL_POINTS = 0.2;

/**
 * Whether two choices are shown as nearly equal: at most a step of probability and a few tenths of
 * a point apart.
 */
export const looksAlike = (one: ChoiceFigures, other: ChoiceFigures, pointScale: number): boolean =>
  Math.abs(makeDifference(one, other)) <= PROBABILITY_STEP + TOLERANCE &&
  Math.abs(pointsDifference(one, other, pointScale)) <= SMALL_POINTS * pointScale + TOLERANCE;

/** Whether a choice looks better than another: worse in neither shown figure, and better in at least one. */
export function looksBetter(one: ChoiceFigures, other: ChoiceFigures, pointScale: number): boolean {
  const [make, points] = [makeDifference(one, other), pointsDifference(one, other, pointScale)];
  return make >= 0 && points >= 0 && make + points > 0;
}

/** A cost in two parts that add up as they are shown: the points of the player's own, and what else counts. */
export interface CostParts {
  /** Whether both are losses; else which of them is taken off the other, or that the own part is nothing. */
  readonly how: 'both' | 'less' | 'more' | 'other';
  /** Points, 0 or more. */
  readonly own: number;
  readonly others: number;
}

/**
 * The parts of a cost; null where it is the difference of the points shown.
 * @param cost as it is shown.
 * @param own what the choice loses of the player's own points (among partners, of the side's), as shown; negative if
 *   it gains some.
 */
export function costParts(cost: number, own: number, decimals: number): CostParts | null {
  const unit = 10 ** decimals;
  const [lost, rest] = [own, cost - own].map((each) => Math.round(each * unit) / unit) as [
    number,
    number,
  ];
  if (rest === 0) return null;
  const how = rest < 0 ? 'less' : lost < 0 ? 'more' : lost === 0 ? 'other' : 'both';
  return { how, own: Math.abs(lost), others: Math.abs(rest) };
}
