import { type Advice, pointDecimals, toldChance, toldPoints } from '@/engine/index.ts';
import { formatFigure, formatNumber } from '@/i18n/format.ts';
import type { Translate } from '@/i18n/i18n.ts';

/** A part of a whole in hundredths, where it is said elsewhere what they are: "60". */
export const formatWhole = (part: number): string => formatNumber(Math.round(100 * part));

/** A chance where there is room for few characters only: "60%", "<5%". */
export function chanceFigure(
  t: Translate,
  chance: number,
  format: (part: number) => string,
): string {
  const { near, is } = toldChance(chance);
  if (is === 'at') return format(near);
  return t(is === 'under' ? 'hint.less' : 'hint.more', { figure: format(near) });
}

/** Points, rounded to what says something where one of the usual scoring is worth `unit`. */
export const pointsFigure = (points: number, unit: number): string =>
  formatFigure(toldPoints(points, unit), pointDecimals(unit));

/** Where so many bids stand side by side, two figures and a decimal would run into the next. */
const CLOSE = 13;
/** From so many points on a figure is whole there: as where a point is worth so much. */
const WIDE = 9.95;
const COARSE = 10;

/** Points of a bid. */
export const bidPoints = ({ options, unit }: Advice, points: number): string =>
  pointsFigure(points, options.length >= CLOSE && Math.abs(points) >= WIDE ? COARSE : unit);
