import {
  type Advice,
  type Option,
  type RuleSet,
  leadingSides,
  pointDecimals,
  roundProbability,
} from '@/engine/index.ts';

/** Reasons to prefer a choice that its displayed points do not show. */
const REASONS: ReadonlySet<string> = new Set([
  'for-others',
  'hinders',
  'bags',
  'their-bags',
  'game-at-stake',
]);

/** The displayed figures of a choice: make probability in steps of 5%, and rounded points. */
function displayed({ make, points }: Option, unit: number, isLow: boolean) {
  const { near, is } = roundProbability(make);
  const shown = Number(points.toFixed(pointDecimals(unit)));
  return {
    // "under 5%" counts as less than "5%", and "over 95%" as more than "95%".
    chance: Math.round(near * 100) + (is === 'under' ? -1 : is === 'over' ? 1 : 0),
    points: isLow ? -shown : shown,
  };
}

/** Descriptions of every contradiction between the text of a hint and its displayed figures. */
export function contradictions(advice: Advice, rules: RuleSet): string[] {
  const { about, options, best, verdict, unit, position } = advice;
  const isLow = leadingSides(rules, [0, 1])[0] === 0;
  const figures = options.map((option) => displayed(option, unit, isLow));
  const top = figures[best] as (typeof figures)[number];
  const hasReason = position.some(({ kind }) => REASONS.has(kind));
  const found: string[] = [];
  // Probabilities are in steps of 5%, and both point values are rounded.
  const isNear = (one: number, other: number, most: number): boolean =>
    Math.abs(one - other) <= most + 1e-9;
  for (const [index, figure] of figures.entries()) {
    const option = options[index] as Option;
    const isSame = option.cost === 0 && option.costError === 0;
    const says = `${verdict}: ${JSON.stringify(top)} against ${JSON.stringify(figure)}`;
    if (
      verdict === 'only' &&
      !(isSame && figure.chance === top.chance && figure.points === top.points)
    )
      found.push(`not the same, but said so: ${says}`);
    if (index === best || isSame) continue;
    // In a blind nil declaration the two probabilities are of different bids.
    const chance = about === 'declaration' ? 0 : figure.chance - top.chance;
    const points = figure.points - top.points;
    if (points >= 0 && chance >= 0 && points + chance > 0 && !hasReason)
      found.push(`shown above the best without a reason: ${says}`);
    if (points > 0 && !isNear(points, 0, 0.2 * unit) && !hasReason)
      found.push(`brings more without a reason: ${says}`);
    if (verdict === 'clear' && points === 0 && chance === 0 && !hasReason)
      found.push(`clearly worse, but shown as the same: ${says}`);
  }
  const rivals = options.filter(({ cost, costError }) => cost > 0 || costError > 0);
  const alike = figures.filter(
    (figure, index) =>
      rivals.includes(options[index] as Option) &&
      isNear(figure.points, top.points, 0.2 * unit) &&
      (about === 'declaration' || isNear(figure.chance, top.chance, 6)),
  );
  if (verdict === 'toss-up' && alike.length === 0)
    found.push(`as good as another, but none is shown so: ${JSON.stringify(figures)}`);
  const away = Math.min(
    ...figures.flatMap(({ points }, index) =>
      rivals.includes(options[index] as Option) ? [top.points - points] : [],
    ),
  );
  const chosen = options[best]?.command;
  const wantsNone = chosen?.type === 'bid' && chosen.bid === 0;
  for (const { kind } of advice.hand) {
    if (kind === 'void' && wantsNone) found.push('ruffs who wants no trick');
    if ((kind === 'danger' || kind === 'discards') && !wantsNone)
      found.push(`${kind}, where tricks are wanted`);
    // A card takes a trick in over 60% of determinizations, yet no trick is taken in over 40%.
    if ((kind === 'likely' || kind === 'probable') && wantsNone && top.chance > 50)
      found.push(`${kind} tricks, and yet none: ${JSON.stringify(top)}`);
  }
  if (verdict === 'close' && rivals.length > 0 && away > 1.5 * unit)
    found.push(`close, but far away: ${JSON.stringify(top)}, next by ${away}`);
  return found;
}
