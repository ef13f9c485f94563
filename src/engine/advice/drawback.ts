import { CLEAR_POINTS, type Contrast, type Drawback, type Option } from './advice.ts';
import {
  PROBABILITY_STEP,
  isAtLeastSteps,
  overOf,
  pointsDifference,
  probabilityDifference,
  roundOutcome,
  shownDifference,
} from './rounding.ts';

/** The figures that a contrast compares. */
type ComparedFigures = Pick<Option, 'make' | 'short' | 'points'>;

/** How points are compared. */
export interface PointsScale {
  /** Points per standard point. */
  readonly pointScale: number;
  /** Whether fewer points are better. */
  readonly isLow: boolean;
}

/** How much more often another choice goes over, and falls short, by the figures as shown. */
function missDifferences(best: ComparedFigures, other: ComparedFigures) {
  const [chosen, rejected] = [roundOutcome(best), roundOutcome(other)];
  return {
    over: shownDifference(rejected.over, chosen.over),
    short: shownDifference(rejected.short, chosen.short),
  };
}

/** Whether another choice misses as often as the best one, or so little more often that it explains hardly anything. */
export function missesAlike(best: ComparedFigures, other: ComparedFigures): boolean {
  const { over, short } = missDifferences(best, other);
  return !isAtLeastSteps(1, Math.max(over, short));
}

/**
 * The way in which another choice misses more often than each of several, by half a step as shown and by the exact
 * figures, since rounding moves steps between the two ways; the one that rises more. Null if neither does.
 */
function risingMiss(
  named: readonly ComparedFigures[],
  other: ComparedFigures,
): 'over' | 'short' | null {
  const shown = named.map((each) => missDifferences(each, other));
  const shares = { over: overOf, short: ({ short }: ComparedFigures): number => short };
  const rising = (['over', 'short'] as const)
    .map((kind) => ({
      kind,
      shown: Math.min(...shown.map((each) => each[kind])),
      exact: Math.min(...named.map((each) => shares[kind](other) - shares[kind](each))),
    }))
    .filter((rise) => isAtLeastSteps(1 / 2, rise.shown) && rise.exact > 0);
  const [over, short] = rising;
  if (over === undefined || short === undefined) return over?.kind ?? null;
  const areAlike = Math.abs(over.shown - short.shown) < PROBABILITY_STEP / 4;
  const isFirst = areAlike ? over.exact >= short.exact : over.shown > short.shown;
  return isFirst ? over.kind : short.kind;
}

/**
 * The drawback of `other` compared with each of the choices called equally good, by the figures as shown; null where
 * they show none. A choice that is made less often misses in one way more often, by half a step at least.
 */
export function drawbackOf(
  named: readonly ComparedFigures[],
  other: ComparedFigures,
  { pointScale, isLow }: PointsScale,
): Drawback | null {
  const isMadeLess = named.every(({ make }) => probabilityDifference(make, other.make) > 0);
  const miss = isMadeLess ? risingMiss(named, other) : null;
  if (miss !== null) return miss;
  // Choices called equally good pay nearly the same, so that each of them pays more.
  const points = named.map((each) => pointsDifference(each, other, pointScale));
  const lead = Math.max(...points.map((each) => (isLow ? -each : each)));
  return lead >= CLEAR_POINTS * pointScale ? 'pay' : null;
}

/** Whether a contrast names a drawback of the other choice. */
export const isDrawback = (
  contrast: Contrast,
): contrast is Extract<Contrast, { readonly kind: Drawback }> =>
  contrast.kind === 'over' || contrast.kind === 'short' || contrast.kind === 'pay';

/**
 * Whether a lower bid is said to fall short more often, or a higher one to go over: nobody would believe it, even
 * where it is true because the better bid names trump.
 */
export const isAgainstNature = (
  drawback: Drawback,
  best: Pick<Option, 'command'>,
  other: Pick<Option, 'command'>,
): boolean =>
  best.command.type === 'bid' &&
  other.command.type === 'bid' &&
  other.command.bid < best.command.bid === (drawback === 'short');
