import { type Advice, type Option, type RuleSet, leadingSides } from '@/engine/index.ts';
import { pointDecimals, roundProbability } from '@/engine/advice/index.ts';

/** Reasons to prefer a choice that its displayed points do not show. */
const REASONS: ReadonlySet<string> = new Set([
  'for-others',
  'hinders',
  'bags',
  'their-bags',
  'game-at-stake',
]);

/** The displayed figures of a choice: make probability in steps of 5%, and rounded points. */
function displayed({ make, points }: Option, pointScale: number, isLow: boolean) {
  const { near, is } = roundProbability(make);
  const shown = Number(points.toFixed(pointDecimals(pointScale)));
  return {
    // "under 5%" counts as less than "5%", and "over 95%" as more than "95%".
    make: Math.round(near * 100) + (is === 'under' ? -1 : is === 'over' ? 1 : 0),
    points: isLow ? -shown : shown,
  };
}

/** Descriptions of every contradiction between the text of a hint and its displayed figures. */
export function contradictions(advice: Advice, rules: RuleSet): string[] {
  const { about, options, best, verdict, pointScale, position } = advice;
  const isLow = leadingSides(rules, [0, 1])[0] === 0;
  const figures = options.map((option) => displayed(option, pointScale, isLow));
  const top = figures[best] as (typeof figures)[number];
  const hasReason = position.some(({ kind }) => REASONS.has(kind));
  const found: string[] = [];
  // Probabilities are in steps of 5%, and both point values are rounded.
  const isNear = (one: number, other: number, tolerance: number): boolean =>
    Math.abs(one - other) <= tolerance + 1e-9;
  for (const [index, figure] of figures.entries()) {
    const option = options[index] as Option;
    const isEquivalent = option.cost === 0 && option.costError === 0;
    const pair = `${verdict}: ${JSON.stringify(top)} against ${JSON.stringify(figure)}`;
    if (
      verdict === 'only' &&
      !(isEquivalent && figure.make === top.make && figure.points === top.points)
    )
      found.push(`said to be equal, but not: ${pair}`);
    if (index === best || isEquivalent) continue;
    // In a blind nil declaration the two probabilities are of different bids.
    const make = about === 'declaration' ? 0 : figure.make - top.make;
    const points = figure.points - top.points;
    if (points >= 0 && make >= 0 && points + make > 0 && !hasReason)
      found.push(`its figures beat the best choice’s, and no reason is given: ${pair}`);
    if (points > 0 && !isNear(points, 0, 0.2 * pointScale) && !hasReason)
      found.push(`it scores more than the best choice, and no reason is given: ${pair}`);
    if (verdict === 'clear' && points === 0 && make === 0 && !hasReason)
      found.push(`clearly worse, but with the same figures: ${pair}`);
  }
  const others = options.filter(({ cost, costError }) => cost > 0 || costError > 0);
  const close = figures.filter(
    (figure, index) =>
      others.includes(options[index] as Option) &&
      isNear(figure.points, top.points, 0.2 * pointScale) &&
      (about === 'declaration' || isNear(figure.make, top.make, 6)),
  );
  if (verdict === 'toss-up' && close.length === 0)
    found.push(`called a toss-up, but no other figures are close: ${JSON.stringify(figures)}`);
  const margin = Math.min(
    ...figures.flatMap(({ points }, index) =>
      others.includes(options[index] as Option) ? [top.points - points] : [],
    ),
  );
  const chosen = options[best]?.command;
  const wantsNone = chosen?.type === 'bid' && chosen.bid === 0;
  for (const { kind } of advice.hand) {
    if (kind === 'void' && wantsNone) found.push('ruffs mentioned, though no trick is wanted');
    if ((kind === 'danger' || kind === 'discards') && !wantsNone)
      found.push(`${kind} mentioned, though tricks are wanted`);
    // A card takes a trick in over 60% of determinizations, yet no trick is taken in over 40%.
    if ((kind === 'likely' || kind === 'probable') && wantsNone && top.make > 50)
      found.push(`${kind} tricks, though the best bid is 0: ${JSON.stringify(top)}`);
  }
  if (verdict === 'close' && others.length > 0 && margin > 1.5 * pointScale)
    found.push(`called close, but ${margin} points ahead: ${JSON.stringify(top)}`);
  return found;
}
