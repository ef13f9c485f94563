import type { CardFact, ChoiceFigures, Verdict } from '../../engine/index.ts';
import {
  CLEAR_ERRORS,
  CLEAR_POINTS,
  type Reason,
  type ReasonAgainst,
  SMALL_POINTS,
  makeDifference,
  isTied,
  looksBetter,
  pointsDifference,
} from '../../engine/advice/index.ts';

/**
 * A reason worth fewer standard points is mentioned only where the other choice looks better. By fewer it does not
 * speak more against that choice than against a tied one.
 */
const MIN_REASON_POINTS = 0.1;
/** A lead of more standard points than this, as shown, makes up for a small lead in utility. */
const FAR_POINTS = 1;

/** A choice to be compared: more points are better, even if the lowest total wins the game. */
interface EvaluatedChoice extends ChoiceFigures {
  /** What the best choice maximizes. */
  readonly utility: number;
}

/** A choice other than the best one, and not equivalent to it. */
export interface OtherChoice extends ChoiceFigures {
  /** Its index among all choices. */
  readonly index: number;
  /** The utility lost against the best choice, and its standard error. */
  readonly cost: number;
  readonly error: number;
  /** What speaks for the best choice besides its own points: opponents' points, winning the game, bags. */
  readonly byOthers: number;
  readonly byGame: number;
  readonly byBags: number;
  /** Whether `byBags` is mostly about the opponents' bags. */
  readonly isTheirs?: boolean;
  /**
   * Whether the bags of that side, counted, differ as `byBags` says. They may not where a round brings the penalty for
   * bags: those that paid it cost nothing later [SP-5].
   */
  readonly isBagCount?: () => boolean;
}

/**
 * The index of the choice of highest utility, the first among equals. Among nearly equal ones, one whose
 * figures are not worse than another's.
 * @param pointScale scale factor from standard points.
 */
export function bestOf(choices: readonly EvaluatedChoice[], pointScale: number): number {
  const highest = Math.max(...choices.map(({ utility }) => utility));
  const threshold = highest - SMALL_POINTS * pointScale;
  const first = choices.findIndex(({ utility }) => utility === highest);
  return choices.reduce(
    (chosen, choice, index) =>
      choice.utility >= threshold &&
      looksBetter(choice, choices[chosen] as EvaluatedChoice, pointScale)
        ? index
        : chosen,
    first,
  );
}

/** Facts that explain the choice among equivalent cards. */
const EXPLANATORY: ReadonlySet<CardFact['kind']> = new Set([
  'lowest-winner',
  'highest-loser',
  'unload',
]);

/** Among the choices equivalent to `chosen`, the index of the one with most explanatory facts. */
export function bestExplained(
  facts: readonly (readonly CardFact[])[],
  chosen: number,
  isEquivalent: (index: number) => boolean,
): number {
  const factCount = (index: number): number =>
    (facts[index] ?? []).filter(({ kind }) => EXPLANATORY.has(kind)).length;
  return facts.reduce(
    (best, _, index) => (isEquivalent(index) && factCount(index) > factCount(best) ? index : best),
    chosen,
  );
}

/** Why the best choice beats another one shown with as many points; null if there is no such reason. */
function reasonAgainst(best: ChoiceFigures, other: OtherChoice, pointScale: number): Reason | null {
  const { byOthers, byGame, byBags, isTheirs, isBagCount } = other;
  const highest = Math.max(byOthers, byGame, byBags);
  // Another choice with better figures but lower utility needs a reason.
  if (highest < MIN_REASON_POINTS * pointScale && !looksBetter(other, best, pointScale))
    return null;
  if (highest <= 0) return null;
  if (highest === byGame) return 'game-at-stake';
  if (highest === byBags && isBagCount?.() === false) return null;
  if (highest === byBags) return isTheirs === true ? 'their-bags' : 'bags';
  return pointsDifference(other, best, pointScale) > 0 ? 'for-others' : 'hinders';
}

/** A reason, and the choice against which it speaks. */
interface FoundReason {
  readonly kind: Reason;
  readonly other: OtherChoice;
}

/** Why a choice is best though another is shown with as many points or more; null where none is. */
function reasonFor(
  best: ChoiceFigures,
  others: readonly OtherChoice[],
  pointScale: number,
): FoundReason | null {
  const above = (other: OtherChoice): number => pointsDifference(other, best, pointScale);
  const apparentlyBetter = others
    .filter(
      (other) =>
        looksBetter(other, best, pointScale) ||
        (above(other) >= 0 && !isTied(best, other, pointScale)),
    )
    .toSorted((one, other) => above(other) - above(one) || one.cost - other.cost);
  for (const other of apparentlyBetter) {
    const kind = reasonAgainst(best, other, pointScale);
    // A choice called equally good is not also said to leave the others more, or to bring more bags.
    const contradictsTie = kind !== 'game-at-stake' && isTied(best, other, pointScale);
    if (kind !== null && !contradictsTie) return { kind, other };
  }
  return null;
}

/** What speaks against a choice by a reason, in points. */
const pointsBy = (
  kind: Exclude<Reason, 'game-at-stake'>,
  { byOthers, byBags }: OtherChoice,
): number => (kind === 'bags' || kind === 'their-bags' ? byBags : byOthers);

/**
 * Whether a reason speaks for the best choice only, and not for all that are tied with it: it speaks against one of
 * them hardly less than against the other choice.
 */
const isForBestOnly = (
  best: ChoiceFigures,
  { kind, other }: FoundReason,
  others: readonly OtherChoice[],
  pointScale: number,
): boolean =>
  kind === 'game-at-stake' ||
  others.some(
    (each) =>
      isTied(best, each, pointScale) &&
      pointsBy(kind, other) - pointsBy(kind, each) < MIN_REASON_POINTS * pointScale,
  );

/** The conclusion about the best choice. */
export interface Conclusion {
  readonly verdict: Verdict;
  readonly reason: ReasonAgainst | null;
}

/**
 * How clear the best choice is, and the reason where its points do not show it. It never contradicts the
 * figures shown.
 * @param others the choices that are not equivalent.
 * @param pointScale scale factor from standard points.
 */
export function conclude(
  best: ChoiceFigures,
  others: readonly OtherChoice[],
  pointScale: number,
): Conclusion {
  const found = reasonFor(best, others, pointScale);
  const next = others.reduce<OtherChoice | null>(
    (closest, each) => (closest === null || each.cost < closest.cost ? each : closest),
    null,
  );
  const reason = found === null ? null : { kind: found.kind, option: found.other.index };
  if (next === null) return { verdict: 'only', reason };
  if (!isTied(best, next, pointScale))
    return { verdict: verdictOver(best, others, next, pointScale, reason), reason };
  // A toss-up names all tied choices, so its reason must hold for all of them.
  const isForOne = found !== null && isForBestOnly(best, found, others, pointScale);
  return { verdict: isForOne ? 'close' : 'toss-up', reason };
}

/**
 * How clear the best choice is, if the next one is not tied with it.
 * @param next the one that costs least of the others.
 */
function verdictOver(
  best: ChoiceFigures,
  others: readonly OtherChoice[],
  next: OtherChoice,
  pointScale: number,
  reason: ReasonAgainst | null,
): Verdict {
  const { cost, error } = next;
  // A lead that neither the figures show nor a reason explains is called close.
  const isSupported =
    reason !== null || !(looksBetter(next, best, pointScale) || looksSame(best, next, pointScale));
  const isGood = cost >= CLEAR_POINTS * pointScale;
  // The next one may be far behind in points, and another one that costs hardly more close behind.
  const isFar = others
    .filter((each) => each.cost < CLEAR_POINTS * pointScale)
    .every((each) => pointsDifference(best, each, pointScale) > FAR_POINTS * pointScale);
  if (!isSupported || !(isGood || isFar)) return 'close';
  return isGood && cost >= CLEAR_ERRORS * error ? 'clear' : 'probable';
}

const looksSame = (one: ChoiceFigures, other: ChoiceFigures, pointScale: number): boolean =>
  makeDifference(one, other) === 0 && pointsDifference(one, other, pointScale) === 0;
