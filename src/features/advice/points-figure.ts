import type { Advice } from '@/engine/index.ts';
import { pointDecimals, roundPoints } from '@/engine/advice/index.ts';
import { formatFigures } from '@/i18n/figures.ts';
import { formatFigure, formatNumber } from '@/i18n/format.ts';

/** A fraction as a percentage without its sign: "60". */
export const formatWhole = (part: number): string => formatNumber(Math.round(100 * part));

/** Points, rounded to the decimals that matter where a standard point is worth `pointScale`. */
export const pointsFigure = (points: number, pointScale: number): string =>
  formatFigure(roundPoints(points, pointScale), pointDecimals(pointScale));

/** Points to compare, all with the decimals that one of them needs. */
export const pointsFigures = (points: readonly number[], pointScale: number): string[] =>
  formatFigures(
    points.map((each) => roundPoints(each, pointScale)),
    pointDecimals(pointScale),
  );

/** A cost rounded for "about": to at most one decimal, unless nothing would be left of it. */
export function roundCost(cost: number, pointScale: number): number {
  const rounded = roundPoints(cost, Math.max(1, pointScale));
  return rounded === 0 ? roundPoints(cost, pointScale) : rounded;
}

/** The fewest bids in a row among which points such as “10.5” would overlap those of the next bid. */
const MIN_CROWDED_BIDS = 11;
/** The same for negative points, which have a minus sign. */
const MIN_CROWDED_BIDS_BELOW_0 = 8;
/** The fewest points that are printed with two digits and a decimal: “10.0”. */
const MIN_TWO_DIGIT_POINTS = 9.95;
/** A point scale at which points are printed without decimals. */
const WHOLE_POINT_SCALE = 10;

/** The point scale by which the points of a bid are rounded. */
export function bidPointScale({ options, pointScale }: Advice, points: number): number {
  const isCrowded = options.length >= (points < 0 ? MIN_CROWDED_BIDS_BELOW_0 : MIN_CROWDED_BIDS);
  return isCrowded && Math.abs(points) >= MIN_TWO_DIGIT_POINTS ? WHOLE_POINT_SCALE : pointScale;
}

/** The points of all choices as they stand side by side, with the decimals that one of them needs: “7.0” beside “7.8”. */
export function choiceFigures(advice: Advice): string[] {
  const { options, pointScale } = advice;
  const figures = pointsFigures(
    options.map(({ points }) => points),
    pointScale,
  );
  return options.map(({ command, points }, index) => {
    const scale = command.type === 'bid' ? bidPointScale(advice, points) : pointScale;
    return scale === pointScale ? (figures[index] ?? '') : pointsFigure(points, scale);
  });
}
