import type { Command } from '../game/messages.ts';
import type { Choice } from '../game/turn.ts';
import {
  CLEAR_POINTS,
  type Advice,
  type Contrast,
  type Lack,
  type Option,
  isLevel,
} from './advice.ts';
import { PROBABILITY_STEP, pointsDifference, probabilityDifference } from './figures.ts';

/** The probability of too many tricks. */
export const overOf = ({ make, short }: Pick<Option, 'make' | 'short'>): number =>
  Math.max(0, 1 - make - short);

/** How a choice is made and missed, and what it brings. */
type Missed = Pick<Option, 'make' | 'short' | 'points'>;

/** A smaller difference in probability explains nothing. */
const MIN_DIFFERENCE = 2 * PROBABILITY_STEP;

/** How points are compared. */
interface PointsScale {
  /** Points per standard point. */
  readonly unit: number;
  /** Whether fewer points are better. */
  readonly isLow: boolean;
}

/** What a choice lacks against another, by the figures as shown; null where they show nothing. */
export function lackOf(best: Missed, other: Missed, { unit, isLow }: PointsScale): Lack | null {
  const over = probabilityDifference(overOf(other), overOf(best));
  const short = probabilityDifference(other.short, best.short);
  // The differences are of rounded figures: sums of steps.
  const isSeen = Math.max(over, short) > MIN_DIFFERENCE - PROBABILITY_STEP / 4;
  if (isSeen && probabilityDifference(best.make, other.make) > 0)
    return over >= short ? 'over' : 'short';
  const points = pointsDifference(best, other, unit);
  return (isLow ? -points : points) >= CLEAR_POINTS * unit ? 'pay' : null;
}

/** The bid that the hook bars for a seat [BID-2]; null where it bars none. */
export function closedBid(choices: readonly Choice[]): number | null {
  for (const { refusal } of choices) if (refusal?.kind === 'hook') return refusal.forbidden;
  return null;
}

/** The choices compared, and how their points are. */
type Compared = Pick<Advice, 'options' | 'best'> & PointsScale;

function hookContrast(compared: Compared, closed: number): Contrast | null {
  const { options, best, unit } = compared;
  const chosen = options[best];
  if (chosen?.command.type !== 'bid' || Math.abs(chosen.command.bid - closed) !== 1) return null;
  const { bid } = chosen.command;
  // The bid beyond the barred one, and the one on the other side of the best.
  const nearest = new Set([2 * closed - bid, 2 * bid - closed]);
  const [next] = options
    .map((option, index) => ({ option, index }))
    .filter(({ option: { command } }) => command.type === 'bid' && nearest.has(command.bid))
    .toSorted((one, other) => one.option.cost - other.option.cost);
  if (next === undefined || isLevel(chosen, next.option, unit))
    return { kind: 'hook', closed, beside: null };
  const lack = lackOf(chosen, next.option, compared);
  return { kind: 'hook', closed, beside: { option: next.index, lack } };
}

const isSame = (one: Command, other: Command): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * The contrast that explains the best choice: with the next bid where the hook bars one beside it, with the one a
 * person would make without counting, or with the next best.
 * @param natural the choice a person would make by rules of thumb; null where there is none.
 */
export function contrastOf(
  advice: Compared,
  natural: Command | null,
  choices: readonly Choice[],
): Contrast | null {
  const { options, best, unit } = advice;
  const chosen = options[best];
  if (chosen === undefined) return null;
  const closed = closedBid(choices);
  const byHook = closed === null ? null : hookContrast(advice, closed);
  if (byHook !== null) return byHook;
  const worse = options
    .map((option, index) => ({ option, index, lack: lackOf(chosen, option, advice) }))
    .filter(({ option, lack }) => option.cost >= CLEAR_POINTS * unit && lack !== null)
    .toSorted((one, other) => one.option.cost - other.option.cost);
  const other =
    worse.find(({ option }) => natural !== null && isSame(option.command, natural)) ?? worse[0];
  return other?.lack == null ? null : { kind: other.lack, option: other.index };
}
