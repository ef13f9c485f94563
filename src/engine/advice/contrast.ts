import type { Command } from '../game/messages.ts';
import type { Choice } from '../game/turn.ts';
import {
  CLEAR_POINTS,
  type Advice,
  type Contrast,
  type Drawback,
  type Option,
  isTied,
} from './advice.ts';
import { PROBABILITY_STEP, pointsDifference, probabilityDifference } from './figures.ts';

/** The probability of too many tricks. */
export const overOf = ({ make, short }: Pick<Option, 'make' | 'short'>): number =>
  Math.max(0, 1 - make - short);

/** The probability of missing the bid in one way: by too many tricks, or by too few. */
export const missProbability = (
  choice: Pick<Option, 'make' | 'short'>,
  way: Exclude<Drawback, 'pay'>,
): number => (way === 'over' ? overOf(choice) : choice.short);

/** The figures that a contrast compares. */
type ComparedFigures = Pick<Option, 'make' | 'short' | 'points'>;

/** A smaller difference in probability explains nothing. */
const MIN_DIFFERENCE = 2 * PROBABILITY_STEP;

/** How points are compared. */
interface PointsScale {
  /** Points per standard point. */
  readonly pointScale: number;
  /** Whether fewer points are better. */
  readonly isLow: boolean;
}

/** What a choice lacks against another, by the figures as shown; null where they show nothing. */
export function drawbackOf(
  best: ComparedFigures,
  other: ComparedFigures,
  { pointScale, isLow }: PointsScale,
): Drawback | null {
  const over = probabilityDifference(overOf(other), overOf(best));
  const short = probabilityDifference(other.short, best.short);
  // Differences of rounded figures are multiples of the step; the margin absorbs floating-point error.
  const isSeen = Math.max(over, short) > MIN_DIFFERENCE - PROBABILITY_STEP / 4;
  if (isSeen && probabilityDifference(best.make, other.make) > 0)
    return over >= short ? 'over' : 'short';
  const points = pointsDifference(best, other, pointScale);
  return (isLow ? -points : points) >= CLEAR_POINTS * pointScale ? 'pay' : null;
}

/** The bid that the hook forbids a seat [BID-2]; null where it forbids none. */
export function forbiddenBid(choices: readonly Choice[]): number | null {
  for (const { refusal } of choices) if (refusal?.kind === 'hook') return refusal.forbidden;
  return null;
}

/** The choices compared, and how their points are. */
type Compared = Pick<Advice, 'options' | 'best'> & PointsScale;

function hookContrast(compared: Compared, forbidden: number): Contrast | null {
  const { options, best, pointScale } = compared;
  const chosen = options[best];
  if (chosen?.command.type !== 'bid' || Math.abs(chosen.command.bid - forbidden) !== 1) return null;
  const { bid } = chosen.command;
  // The bid beyond the forbidden one, and the one on the other side of the best.
  const nearest = new Set([2 * forbidden - bid, 2 * bid - forbidden]);
  const [next] = options
    .map((option, index) => ({ option, index }))
    .filter(({ option: { command } }) => command.type === 'bid' && nearest.has(command.bid))
    .toSorted((one, other) => one.option.cost - other.option.cost);
  if (next === undefined || isTied(chosen, next.option, pointScale))
    return { kind: 'hook', forbidden, beside: null };
  const drawback = drawbackOf(chosen, next.option, compared);
  return { kind: 'hook', forbidden, beside: { option: next.index, drawback } };
}

const isSame = (one: Command, other: Command): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * The contrast that explains the best choice. Where the hook forbids a bid next to it, the contrast is with
 * the better of the two bids around; otherwise with the choice a person would make without counting, or with
 * the next best.
 * @param heuristicChoice the heuristic player's choice; null if there is none.
 */
export function contrastOf(
  advice: Compared,
  heuristicChoice: Command | null,
  choices: readonly Choice[],
): Contrast | null {
  const { options, best, pointScale } = advice;
  const chosen = options[best];
  if (chosen === undefined) return null;
  const forbidden = forbiddenBid(choices);
  const byHook = forbidden === null ? null : hookContrast(advice, forbidden);
  if (byHook !== null) return byHook;
  const worse = options
    .map((option, index) => ({ option, index, drawback: drawbackOf(chosen, option, advice) }))
    .filter(({ option, drawback }) => option.cost >= CLEAR_POINTS * pointScale && drawback !== null)
    .toSorted((one, other) => one.option.cost - other.option.cost);
  const other =
    worse.find(
      ({ option }) => heuristicChoice !== null && isSame(option.command, heuristicChoice),
    ) ?? worse[0];
  return other?.drawback == null ? null : { kind: other.drawback, option: other.index };
}
