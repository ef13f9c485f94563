import { type Command, isSameCommand } from '../game/commands-and-events.ts';
import type { PossibleCommand } from '../game/turn.ts';
import type { RuleSet } from '../rulesets/rules.ts';
import type { Seat } from '../seats.ts';
import { arePartners } from '../sides.ts';
import {
  CLEAR_POINTS,
  type Advice,
  type Contrast,
  type Drawback,
  type LossContrast,
  type Option,
  type PositionFact,
  type SideContrast,
  isTied,
} from './advice.ts';
import {
  PROBABILITY_STEP,
  overOf,
  pointsDifference,
  probabilityDifference,
  roundOutcome,
  shownDifference,
} from './rounding.ts';

/** The figures that a contrast compares. */
type ComparedFigures = Pick<Option, 'make' | 'short' | 'points'>;

/** Differences as shown are multiples of half a step ("under 5%" against 5%); the margin absorbs floating-point error. */
const isAtLeast = (steps: number, difference: number): boolean =>
  difference > (steps - 1 / 4) * PROBABILITY_STEP;

/** Whether two probabilities are shown apart, by more than "under 5%" is from 5%. */
export const isShownApart = (one: number, other: number): boolean =>
  isAtLeast(1, Math.abs(probabilityDifference(one, other)));

/** How points are compared. */
interface PointsScale {
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
  return !isAtLeast(1, Math.max(over, short));
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
    .filter((rise) => isAtLeast(1 / 2, rise.shown) && rise.exact > 0);
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

/** The bid among a seat's choices that the hook forbids [BID-2]; null where it forbids none. */
export function forbiddenAmong(choices: readonly PossibleCommand[]): number | null {
  for (const { refusal } of choices) if (refusal?.kind === 'hook') return refusal.forbidden;
  return null;
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

/** Where the best choice is said to cost the others more: the choice that leaves them more. */
export function choiceForOthers({
  options,
  reason,
}: Pick<Compared, 'options' | 'reason'>): IndexedOption | undefined {
  if (reason?.kind !== 'for-others' && reason?.kind !== 'hinders') return undefined;
  const option = options[reason.option];
  return option === undefined ? undefined : { option, index: reason.option };
}

/** Another choice, and the best ones that it is compared with. */
export interface ComparedChoices {
  readonly best: number;
  /** The best choice and those named as equally good: what is said must hold for all. */
  readonly named: readonly number[];
  readonly other: IndexedOption;
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
  isAtLeast(2, probabilityDifference(option.make, best.make));

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

/** The minimum rise in an opponent's make probability that counts as a reason: one or two steps as shown. */
const MIN_AGAINST = 1.5 * PROBABILITY_STEP;

/**
 * The opponent that makes its bid clearly more often after the other choice than after every one named as best; null
 * if there is no such opponent.
 * @param madeRate the share of determinizations in which a seat makes its bid after a choice.
 */
export function againstContrast(
  { named, other }: ComparedChoices,
  opponents: readonly Seat[],
  madeRate: (choice: number, seat: Seat) => number,
): LossContrast | null {
  const [found] = opponents
    .map((seat) => {
      const make = Math.max(...named.map((choice) => madeRate(choice, seat)));
      const instead = madeRate(other.index, seat);
      return { seat, make, instead, rise: instead - make };
    })
    .toSorted((one, next) => next.rise - one.rise);
  if (found === undefined || found.rise < MIN_AGAINST) return null;
  const { seat, make, instead } = found;
  return { kind: 'against', option: other.index, seat, make, instead };
}

/** Whether a contrast names a drawback of the other choice. */
export const isDrawback = (
  contrast: Contrast,
): contrast is Extract<Contrast, { readonly kind: Drawback }> =>
  contrast.kind === 'over' || contrast.kind === 'short' || contrast.kind === 'pay';

/** Whether a contrast is about what a side loses. */
export const isSideContrast = (contrast: Contrast): contrast is SideContrast =>
  contrast.kind === 'contract' || contrast.kind === 'nil' || contrast.kind === 'bags';

/** Whether a contrast says what the opponents gain by the other choice, or what else the side loses by it. */
export const namesLoss = (contrast: Contrast | null): contrast is LossContrast =>
  contrast !== null && (contrast.kind === 'against' || isSideContrast(contrast));

/** Whether a contrast names what the opponents of a seat gain, and not what its own side loses. */
export const isOpponentsGain = (rules: RuleSet, seat: Seat, contrast: LossContrast): boolean =>
  contrast.kind === 'against' ||
  (contrast.kind === 'nil' ? !arePartners(rules, seat, contrast.seat) : contrast.isTheirs);

/** The contrast of advice that names a loss: its own, or that of a reason; null where there is none. */
export function lossContrastIn({
  contrast,
  position,
}: Pick<Advice, 'contrast' | 'position'>): LossContrast | null {
  if (namesLoss(contrast)) return contrast;
  for (const fact of position)
    if ('contrast' in fact && fact.contrast !== undefined) return fact.contrast;
  return null;
}

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
