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
const WORTH_A_WORD = 0.1;
/** What is shown so many points apart is not called close, whatever else lies between. */
const FAR_POINTS = 1;

/** A choice as it is compared with others: more points are better, whatever wins in the game. */
interface Weighed extends Shown {
  /** What the best choice is the best for. */
  readonly worth: number;
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
 * @param unit points that one point of the usual scoring comes to.
 */
export function bestOf(choices: readonly Weighed[], unit: number): number {
  const most = Math.max(...choices.map(({ worth }) => worth));
  const from = most - SMALL_POINTS * unit;
  const first = choices.findIndex(({ worth }) => worth === most);
  return choices.reduce(
    (kept, choice, index) =>
      choice.worth >= from && looksBetter(choice, choices[kept] as Weighed, unit) ? index : kept,
    first,
  );
}

/** Facts that say why a card rather than another one that does the same. */
const TELLING: ReadonlySet<CardFact['kind']> = new Set(['cheapest', 'dearest', 'unload']);

/**
 * Of a choice and those that come to exactly the same, the index of the one of which most can be
 * said: it is named, so that what is said shows why.
 */
export function plainestOf(
  facts: readonly (readonly CardFact[])[],
  chosen: number,
  isTwin: (index: number) => boolean,
): number {
  const told = (index: number): number =>
    (facts[index] ?? []).filter(({ kind }) => TELLING.has(kind)).length;
  return facts.reduce(
    (kept, _, index) => (isTwin(index) && told(index) > told(kept) ? index : kept),
    chosen,
  );
}

/** What speaks for a choice whose own points do not. */
export type Reason = Extract<
  PositionFact['kind'],
  'for-others' | 'hinders' | 'bags' | 'their-bags' | 'game-at-stake'
>;

/** What speaks for the best choice against one that is shown with as many points; null: nothing else does. */
function reasonAgainst(best: Shown, rival: Rival, unit: number): Reason | null {
  const { byOthers, byGame, byBags, isTheirs } = rival;
  const most = Math.max(byOthers, byGame, byBags);
  // What is shown above it is worth less all the same: something speaks against it.
  if (most < WORTH_A_WORD * unit && !looksBetter(rival, best, unit)) return null;
  if (most <= 0) return null;
  if (most === byGame) return 'game-at-stake';
  if (most === byBags) return isTheirs === true ? 'their-bags' : 'bags';
  return pointsAbove(rival, best, unit) > 0 ? 'for-others' : 'hinders';
}

/** Why a choice is the best though another one is shown with as many points or more; null: none is. */
function reasonFor(best: Shown, rivals: readonly Rival[], unit: number): Reason | null {
  const above = (rival: Rival): number => pointsAbove(rival, best, unit);
  const doubtful = rivals
    .filter(
      (rival) =>
        looksBetter(rival, best, unit) || (above(rival) >= 0 && !isLevel(best, rival, unit)),
    )
    .toSorted((one, other) => above(other) - above(one) || one.cost - other.cost);
  for (const rival of doubtful) {
    const reason = reasonAgainst(best, rival, unit);
    if (reason !== null) return reason;
  }
  return null;
}

/** What can be said of the best choice. */
export interface Said {
  readonly verdict: Verdict;
  readonly reason: Reason | null;
}

/**
 * How sure it is which choice is the best, and why where its points do not say it. Nothing is claimed
 * that the figures shown contradict.
 * @param rivals the choices that do not come to the same.
 * @param unit points that one point of the usual scoring comes to.
 */
export function saidOf(best: Shown, rivals: readonly Rival[], unit: number): Said {
  const reason = reasonFor(best, rivals, unit);
  const next = rivals.reduce<Rival | null>(
    (least, each) => (least === null || each.cost < least.cost ? each : least),
    null,
  );
  return { verdict: next === null ? 'only' : verdictOver(best, next, unit, reason), reason };
}

function verdictOver(best: Shown, next: Rival, unit: number, reason: Reason | null): Verdict {
  const { cost, error } = next;
  if (isLevel(best, next, unit)) return reason === 'game-at-stake' ? 'close' : 'toss-up';
  // What no figure shows, and nothing explains, is too little for more.
  const isSeen = reason !== null || !(looksBetter(next, best, unit) || looksSame(best, next, unit));
  const isFar = pointsAbove(best, next, unit) > FAR_POINTS * unit;
  const isGood = cost >= CLEAR_POINTS * unit;
  if (!isSeen || !(isGood || isFar)) return 'close';
  return isGood && cost >= CLEAR_ERRORS * error ? 'clear' : 'probable';
}

const looksSame = (one: Shown, other: Shown, unit: number): boolean =>
  chanceAbove(one, other) === 0 && pointsAbove(one, other, unit) === 0;
