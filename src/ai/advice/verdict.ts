import {
  type CardFact,
  type PositionFact,
  type Shown,
  type Verdict,
  CLEAR_ERRORS,
  CLEAR_POINTS,
  SMALL_POINTS,
  chanceAbove,
  isLevel,
  looksBetter,
  pointsAbove,
} from '../../engine/index.ts';

/** Points of the usual scoring that are worth a word. */
const MIN_REASON_POINTS = 0.1;
/** What is shown so many points apart is not called close, whatever else lies between. */
const FAR_POINTS = 1;

/** A choice as it is compared with others: more points are better, whatever wins in the game. */
interface EvaluatedChoice extends Shown {
  /** What the best choice is the best for. */
  readonly utility: number;
}

/** A choice that does not come to the same as the best one. */
export interface Rival extends Shown {
  /** By how much the best one is worth more, and the standard error of that. */
  readonly cost: number;
  readonly error: number;
  /** What speaks for the best besides its own points: what it leaves the others, a game decided, bags. */
  readonly byOthers: number;
  readonly byGame: number;
  readonly byBags: number;
  /** Whether what speaks for it by bags is mostly those of the others. */
  readonly isTheirs?: boolean;
}

/**
 * The index of the best choice, of equal ones the first. Where hardly anything lies between them,
 * none that is shown above it.
 * @param pointScale points that one point of the usual scoring comes to.
 */
export function bestOf(choices: readonly EvaluatedChoice[], pointScale: number): number {
  const highest = Math.max(...choices.map(({ utility }) => utility));
  const threshold = highest - SMALL_POINTS * pointScale;
  const first = choices.findIndex(({ utility }) => utility === highest);
  return choices.reduce(
    (kept, choice, index) =>
      choice.utility >= threshold &&
      looksBetter(choice, choices[kept] as EvaluatedChoice, pointScale)
        ? index
        : kept,
    first,
  );
}

/** Facts that say why a card rather than another one that does the same. */
const EXPLANATORY: ReadonlySet<CardFact['kind']> = new Set(['cheapest', 'dearest', 'unload']);

/**
 * Of a choice and those that come to exactly the same, the index of the one of which most can be
 * said: it is named, so that what is said shows why.
 */
export function bestExplained(
  facts: readonly (readonly CardFact[])[],
  chosen: number,
  isEquivalent: (index: number) => boolean,
): number {
  const factCount = (index: number): number =>
    (facts[index] ?? []).filter(({ kind }) => EXPLANATORY.has(kind)).length;
  return facts.reduce(
    (kept, _, index) => (isEquivalent(index) && factCount(index) > factCount(kept) ? index : kept),
    chosen,
  );
}

/** What speaks for a choice whose own points do not. */
export type Reason = Extract<
  PositionFact['kind'],
  'for-others' | 'hinders' | 'bags' | 'their-bags' | 'game-at-stake'
>;

/** What speaks for the best choice against one that is shown with as many points; null: nothing else does. */
function reasonAgainst(best: Shown, rival: Rival, pointScale: number): Reason | null {
  const { byOthers, byGame, byBags, isTheirs } = rival;
  const highest = Math.max(byOthers, byGame, byBags);
  // What is shown above it is worth less all the same: something speaks against it.
  if (highest < MIN_REASON_POINTS * pointScale && !looksBetter(rival, best, pointScale))
    return null;
  if (highest <= 0) return null;
  if (highest === byGame) return 'game-at-stake';
  if (highest === byBags) return isTheirs === true ? 'their-bags' : 'bags';
  return pointsAbove(rival, best, pointScale) > 0 ? 'for-others' : 'hinders';
}

/** Why a choice is the best though another one is shown with as many points or more; null: none is. */
function reasonFor(best: Shown, rivals: readonly Rival[], pointScale: number): Reason | null {
  const above = (rival: Rival): number => pointsAbove(rival, best, pointScale);
  const doubtful = rivals
    .filter(
      (rival) =>
        looksBetter(rival, best, pointScale) ||
        (above(rival) >= 0 && !isLevel(best, rival, pointScale)),
    )
    .toSorted((one, other) => above(other) - above(one) || one.cost - other.cost);
  for (const rival of doubtful) {
    const reason = reasonAgainst(best, rival, pointScale);
    if (reason !== null) return reason;
  }
  return null;
}

/** What can be said of the best choice. */
export interface Conclusion {
  readonly verdict: Verdict;
  readonly reason: Reason | null;
}

/**
 * How sure it is which choice is the best, and why where its points do not say it. Nothing is claimed
 * that the figures shown contradict.
 * @param rivals the choices that do not come to the same.
 * @param pointScale points that one point of the usual scoring comes to.
 */
export function conclude(best: Shown, rivals: readonly Rival[], pointScale: number): Conclusion {
  const reason = reasonFor(best, rivals, pointScale);
  const next = rivals.reduce<Rival | null>(
    (closest, each) => (closest === null || each.cost < closest.cost ? each : closest),
    null,
  );
  return { verdict: next === null ? 'only' : verdictOver(best, next, pointScale, reason), reason };
}

function verdictOver(best: Shown, next: Rival, pointScale: number, reason: Reason | null): Verdict {
  const { cost, error } = next;
  if (isLevel(best, next, pointScale)) return reason === 'game-at-stake' ? 'close' : 'toss-up';
  // What no figure shows, and nothing explains, is too little for more.
  const isSupported =
    reason !== null || !(looksBetter(next, best, pointScale) || looksSame(best, next, pointScale));
  const isFar = pointsAbove(best, next, pointScale) > FAR_POINTS * pointScale;
  const isGood = cost >= CLEAR_POINTS * pointScale;
  if (!isSupported || !(isGood || isFar)) return 'close';
  return isGood && cost >= CLEAR_ERRORS * error ? 'clear' : 'probable';
}

const looksSame = (one: Shown, other: Shown, pointScale: number): boolean =>
  chanceAbove(one, other) === 0 && pointsAbove(one, other, pointScale) === 0;
