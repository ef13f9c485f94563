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

/** What a choice lacks against another, by the figures as shown; null where they show nothing. */
export function lackOf(best: Missed, other: Missed, unit: number): Lack | null {
  const over = probabilityDifference(overOf(other), overOf(best));
  const short = probabilityDifference(other.short, best.short);
  if (Math.max(over, short) >= PROBABILITY_STEP && probabilityDifference(best.make, other.make) > 0)
    return over >= short ? 'over' : 'short';
  return pointsDifference(best, other, unit) > 0 ? 'pay' : null;
}

/** The bid that the hook bars for a seat [BID-2]; null where it bars none. */
export function closedBid(choices: readonly Choice[]): number | null {
  for (const { refusal } of choices) if (refusal?.kind === 'hook') return refusal.forbidden;
  return null;
}

type Compared = Pick<Advice, 'options' | 'best' | 'unit'>;

function hookContrast({ options, best, unit }: Compared, closed: number): Contrast | null {
  const chosen = options[best];
  if (chosen?.command.type !== 'bid' || Math.abs(chosen.command.bid - closed) !== 1) return null;
  const far = 2 * closed - chosen.command.bid;
  const option = options.findIndex(({ command }) => command.type === 'bid' && command.bid === far);
  const other = options[option];
  if (other === undefined || isLevel(chosen, other, unit))
    return { kind: 'hook', closed, beside: null };
  return { kind: 'hook', closed, beside: { option, lack: lackOf(chosen, other, unit) } };
}

const isSame = (one: Command, other: Command): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * The contrast that explains the best choice: with the bid beyond the one that the hook bars, with the one a
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
    .map((option, index) => ({ option, index, lack: lackOf(chosen, option, unit) }))
    .filter(({ option, lack }) => option.cost >= CLEAR_POINTS * unit && lack !== null)
    .toSorted((one, other) => one.option.cost - other.option.cost);
  const other =
    worse.find(({ option }) => natural !== null && isSame(option.command, natural)) ?? worse[0];
  return other?.lack == null ? null : { kind: other.lack, option: other.index };
}
