import { type Command, isSameCommand } from '../game/commands-and-events.ts';
import type { PossibleCommand } from '../game/turn.ts';
import {
  type Advice,
  CLEAR_POINTS,
  type Contrast,
  type Option,
  type PositionFact,
  isTied,
} from './advice.ts';
import { type PointsScale, drawbackOf } from './drawback.ts';
import { isAtLeastSteps, probabilityDifference } from './rounding.ts';

/** The bid among a seat's choices that the hook forbids [BID-2]; null where it forbids none. */
export function forbiddenAmong(choices: readonly PossibleCommand[]): number | null {
  for (const { refusal } of choices) if (refusal?.kind === 'hook') return refusal.forbidden;
  return null;
}

/** What speaks for the best choice although its points do not. */
export const REASONS = [
  'for-others',
  'hinders',
  'bags',
  'their-bags',
  'game-at-stake',
] as const satisfies readonly PositionFact['kind'][];
export type Reason = (typeof REASONS)[number];

/** A reason, and the index of the choice that it speaks against. */
export interface ReasonAgainst {
  readonly kind: Reason;
  readonly option: number;
}

/** The choices to compare, and the scale of their points. */
export type Compared = Pick<Advice, 'options' | 'best'> &
  PointsScale & {
    /** The indices of the choices called equally good; of the best one alone where it is no toss-up. */
    readonly named: readonly number[];
    /** Whether a bid of 0 is a nil, which is no smaller contract [SP-2]. */
    readonly hasNil: boolean;
    readonly reason: ReasonAgainst | null;
  };

/** A choice, and its index among all. */
export interface IndexedOption {
  readonly option: Option;
  readonly index: number;
}

/** A bid among the choices. */
interface IndexedBid extends IndexedOption {
  readonly bid: number;
}

const indexed = (options: readonly Option[]): readonly IndexedOption[] =>
  options.map((option, index) => ({ option, index }));

/** The choices called equally good, or the best one alone. */
const namedIn = ({ options, named }: Compared): readonly Option[] =>
  named.flatMap((index) => options[index] ?? []);

const cheapestFirst = <T extends IndexedOption>(choices: readonly T[]): T[] =>
  choices.toSorted((one, other) => one.option.cost - other.option.cost);

/** The bids among the choices, without a nil. */
const contractsIn = ({ options, hasNil }: Compared): readonly IndexedBid[] =>
  indexed(options).flatMap(({ option, index }) =>
    option.command.type === 'bid' && !(hasNil && option.command.bid === 0)
      ? [{ option, index, bid: option.command.bid }]
      : [],
  );

/**
 * Where the hook forbids a bid next to the best one: the contrast with the better of the bids on either side of the
 * two; null elsewhere.
 * @param forbidden the bid that it forbids, if any.
 */
export function hookContrast(compared: Compared, forbidden: number | null): Contrast | null {
  const { options, best, pointScale } = compared;
  const chosen = options[best];
  if (forbidden === null || chosen?.command.type !== 'bid') return null;
  const { bid } = chosen.command;
  if (Math.abs(bid - forbidden) !== 1 || (compared.hasNil && bid === 0)) return null;
  // The bid beyond the forbidden one, and the one on the other side of the best.
  const nearest = new Set([2 * forbidden - bid, 2 * bid - forbidden]);
  const next = cheapestFirst(contractsIn(compared)).find((other) => nearest.has(other.bid));
  if (next === undefined || isTied(chosen, next.option, pointScale))
    return { kind: 'hook', forbidden, beside: null };
  const drawback = drawbackOf(namedIn(compared), next.option, compared);
  return { kind: 'hook', forbidden, beside: { option: next.index, drawback } };
}

/** Where the best choice is said to cost the others more: the choice that leaves them more. */
export function choiceForOthers({
  options,
  reason,
}: Pick<Compared, 'options' | 'reason'>): IndexedOption | undefined {
  if (reason?.kind !== 'for-others' && reason?.kind !== 'hinders') return undefined;
  const option = options[reason.option];
  return option === undefined ? undefined : { option, index: reason.option };
}

/**
 * The nearest bids on both sides of the best one that are not called as good: a person thinks of these first. A nil
 * is next to no bid.
 */
function bidsBeside(compared: Compared, best: Option): readonly IndexedBid[] {
  const { command } = best;
  if (command.type !== 'bid' || (compared.hasNil && command.bid === 0)) return [];
  const distance = ({ bid }: IndexedBid): number => Math.abs(bid - command.bid);
  const apart = contractsIn(compared)
    .filter(({ option }) => !isTied(best, option, compared.pointScale))
    .toSorted((one, other) => distance(one) - distance(other));
  const [below, above] = [
    apart.find(({ bid }) => bid < command.bid),
    apart.find(({ bid }) => bid > command.bid),
  ];
  return [below, above].filter((each) => each !== undefined);
}

/**
 * Where it is close, the choice that is nearly as good; undefined elsewhere, where only choices of the same figures
 * are left beside the best one, so that it is clear which is meant, and where every other choice clearly costs points.
 */
export function closeChoice({
  options,
  best,
  verdict,
  pointScale,
}: Pick<Advice, 'options' | 'best' | 'verdict' | 'pointScale'>): Option | undefined {
  if (verdict !== 'close') return undefined;
  // Choices equivalent to the best have neither a cost nor an error.
  const [next, ...others] = options
    .filter(({ cost, costError }, at) => at !== best && (cost > 0 || costError > 0))
    .toSorted((one, other) => one.cost - other.cost);
  if (next === undefined || next.cost >= CLEAR_POINTS * pointScale) return undefined;
  return others.some(({ cost, make }) => cost !== next.cost || make !== next.make)
    ? next
    : undefined;
}

/** Whether a bid is made clearly more often than the best one: its figure alone would speak for it. */
const isMadeMoreOften = (best: Option, { option }: IndexedOption): boolean =>
  isAtLeastSteps(2, probabilityDifference(option.make, best.make));

/**
 * The choices to compare with the best one, the most natural first: a bid next to it that is made clearly more often,
 * what a person would probably choose, the other bids next to it, the next best. The first of them that something
 * speaks against explains the best one. Only bids next to the best one, and {@link choiceForOthers}, may cost too
 * little to be mentioned.
 * @param likely what a person would probably choose; null where that is unknown.
 */
export function choicesToCompare(
  compared: Compared,
  likely: Command | null,
): readonly IndexedOption[] {
  const { options, best, pointScale } = compared;
  const chosen = options[best];
  if (chosen === undefined) return [];
  const isCostly = ({ option }: IndexedOption): boolean => option.cost >= CLEAR_POINTS * pointScale;
  const costly = cheapestFirst(indexed(options).filter(isCostly));
  const beside = cheapestFirst(bidsBeside(compared, chosen));
  // Of two bids beside it, the costly one first: the other is nearly as good.
  const costlyBeside = beside.filter(isCostly);
  const order = [
    ...costlyBeside.filter((each) => isMadeMoreOften(chosen, each)),
    ...costly.filter(({ option }) => likely !== null && isSameCommand(option.command, likely)),
    ...costlyBeside,
    ...beside,
    ...costly,
    choiceForOthers(compared),
  ];
  const indices = order.flatMap((each) => each?.index ?? []);
  return [...new Set(indices)].map((index) => ({ option: options[index] as Option, index }));
}

/** The contrast with the first of several choices against which the figures themselves speak; null where none is. */
export function drawbackContrast(
  compared: Compared,
  choices: readonly IndexedOption[],
): Contrast | null {
  for (const { option, index } of choices) {
    const kind = drawbackOf(namedIn(compared), option, compared);
    if (kind !== null) return { kind, option: index };
  }
  return null;
}
