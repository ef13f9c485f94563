import { type Advice, type Option, type RuleSet, hasPartners, lowestWins } from '@/engine/index.ts';
import { costParts, pointDecimals, roundPoints } from '@/engine/advice/index.ts';
import { costPartsText } from '@/i18n/cost-parts.ts';
import { formatFigure } from '@/i18n/format.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { bidPointScale, roundCost } from './points-figure.ts';

/** The cost of a choice as it is said. */
export interface CostWords {
  readonly points: string;
  /** For the plural. */
  readonly count: number;
  /** What it consists of, where it is not the difference of the points that stand beside the choices; else ''. */
  readonly parts: string;
}

/**
 * The cost of a choice, and its parts, which add up with the points that stand beside the choices.
 * @param round rounds the cost, where points are shown at a point scale.
 */
export function costWords(
  t: Translate,
  rules: RuleSet,
  advice: Advice,
  option: Option,
  round: typeof roundCost = roundCost,
): CostWords {
  const { options, best } = advice;
  const chosen = options[best] ?? option;
  const scaleOf = ({ command, points }: Option): number =>
    command.type === 'bid' ? bidPointScale(advice, points) : advice.pointScale;
  const scale = Math.max(scaleOf(chosen), scaleOf(option));
  const decimals = pointDecimals(scale);
  const count = round(option.cost, scale);
  const [own, ofBest] = [option, chosen].map((each) => roundPoints(each.points, scaleOf(each))) as [
    number,
    number,
  ];
  // What a blind nil costs includes what it does to the chance of winning.
  const parts =
    option.command.type === 'declare'
      ? null
      : costParts(count, (lowestWins(rules) ? -1 : 1) * (ofBest - own), decimals);
  return {
    points: formatFigure(count, decimals),
    count,
    parts: parts === null ? '' : costPartsText(t, parts, { isSide: hasPartners(rules), decimals }),
  };
}

/** Whether the cost of a choice as shown is not the difference of the points shown. */
export function countsOthers(rules: RuleSet, { options, best, pointScale }: Advice): boolean {
  const shown = (points: number): number => roundPoints(points, pointScale);
  const sign = lowestWins(rules) ? -1 : 1;
  const chosen = options[best];
  return options.some(({ points, cost }) => {
    const lost = sign * (shown(chosen?.points ?? points) - shown(points));
    return costParts(shown(cost), lost, pointDecimals(pointScale)) !== null;
  });
}
