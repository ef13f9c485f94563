import type { Opponent } from '@/engine/index.ts';
import type { DecisionKind } from '@/engine/review/index.ts';
import { gameKey, levelOf } from '../games/statistics.ts';
import {
  ClusteredRatio,
  type Estimate,
  MIN_DECISIONS,
  MIN_ROUNDS,
  Z95,
  selectionFactor,
} from './estimate.ts';
import { type LossNorm, PER, difficultyOf, expectedLoss } from './norms.ts';
import { type ReviewedDecision, type ReviewedRound, isBeforePlay } from './reviewed-games.ts';

/** Special situations; a decision can be in several. */
export const SITUATIONS = ['hook', 'zero', 'lastTricks'] as const;
export type Situation = (typeof SITUATIONS)[number];

/** How many tricks count as the last ones, and the smallest hand size that has them. */
const LAST_TRICKS = 2;
const LAST_FROM = 4;

/** Whether a decision is in a situation. */
function isIn(situation: Situation, { fact, round }: ReviewedDecision): boolean {
  const isCard = !isBeforePlay(fact);
  switch (situation) {
    case 'hook':
      return fact.kind === 'bid' && fact.isHooked;
    case 'zero':
      return isCard && round.bid === 0;
    case 'lastTricks':
      return (
        isCard && round.handSize >= LAST_FROM && (fact.trick ?? 0) >= round.handSize - LAST_TRICKS
      );
  }
}

/** The ways to group decisions, each with the group of a decision. Situations are separate, since they overlap. */
const GROUPINGS = {
  about: ({ fact }: ReviewedDecision): 'bids' | 'cards' => (isBeforePlay(fact) ? 'bids' : 'cards'),
  kind: ({ fact }: ReviewedDecision): DecisionKind => fact.kind,
  handSize: ({ round }: ReviewedDecision): number => round.handSize,
  turn: ({ round }: ReviewedDecision): number | 'dealer' =>
    round.turn === round.game.players - 1 ? 'dealer' : round.turn,
  bid: ({ round }: ReviewedDecision): number => round.bid,
  game: ({ round }: ReviewedDecision): string => gameKey(round.game),
  opponents: ({ round }: ReviewedDecision): Opponent | 'mixed' => levelOf(round.game),
} as const;

export type Grouping = keyof typeof GROUPINGS | 'situation';

export type GroupKey = string | number;

/** Some decisions: all, or those of a group. */
export interface Selection {
  readonly by: Grouping | 'all' | 'overbid' | 'underbid';
  readonly key: GroupKey;
}

/** Whether a bid was costly, and too high or too low; null for all other decisions. */
export function misbid({ fact }: ReviewedDecision): 'overbid' | 'underbid' | null {
  const { own, best, cost } = fact;
  if (own.type !== 'bid' || best.type !== 'bid' || cost === 0 || own.bid === best.bid) return null;
  return own.bid > best.bid ? 'overbid' : 'underbid';
}

/** Whether a decision is one of those selected. */
export function isSelected({ by, key }: Selection, decision: ReviewedDecision): boolean {
  if (by === 'all') return true;
  if (by === 'overbid' || by === 'underbid') return misbid(decision) === by;
  if (by === 'situation') return SITUATIONS.some((each) => each === key && isIn(each, decision));
  return GROUPINGS[by](decision) === key;
}

/** How much a player loses in a group of decisions. Losses are in standard points. */
export interface Figure extends Selection {
  readonly decisions: number;
  readonly lost: number;
  /** Points lost per 100 decisions; null where there are too few to tell. */
  readonly rate: Estimate | null;
  /** What an expert loses per 100 decisions of these kinds and hand sizes. */
  readonly expert: number;
  /**
   * Points lost per 100 decisions beyond what a player who is as strong overall loses in such decisions; null
   * where there are too few to tell. Its margin allows for picking one of many figures.
   */
  readonly excess: Estimate | null;
}

/** What a decision adds to the figures of its groups. */
interface Weighed {
  readonly round: ReviewedRound;
  readonly cost: number;
  /** What a player who is as strong overall loses in such decisions. */
  readonly expected: number;
  readonly expert: number;
}

function weighed({ fact, round }: ReviewedDecision, norm: LossNorm): Weighed {
  const difficulty = difficultyOf(fact.kind, round.handSize);
  return {
    round,
    cost: fact.cost,
    expected: expectedLoss(norm.own, fact.kind, difficulty),
    expert: expectedLoss(norm.expert, fact.kind, difficulty),
  };
}

/** Collects the figure of one group. */
class Tally {
  readonly #losses = new ClusteredRatio();
  readonly #excess = new ClusteredRatio();
  #decisions = 0;
  #expert = 0;
  #expected = 0;

  constructor(
    readonly selection: Selection,
    readonly dispersion: number,
  ) {}

  add({ round, cost, expected, expert }: Weighed): void {
    this.#decisions += 1;
    this.#losses.add(round, cost);
    this.#expected += expected;
    this.#excess.add(round, cost - expected);
    this.#expert += expert;
  }

  figure(figures: number): Figure {
    const count = this.#decisions;
    const isEnough = count >= MIN_DECISIONS && this.#losses.clusters >= MIN_ROUNDS;
    const value = this.#losses.sumX / count;
    const beyond = this.#excess.sumX / count;
    // By chance a small group may have hardly any losses, and then hardly any variance of its own.
    const leastVariance = this.#expected * this.dispersion;
    const marginFrom = (variance: number): number =>
      (Z95 * Math.sqrt(Math.max(variance, leastVariance))) / count;
    const margin = marginFrom(this.#losses.variance(value));
    const excessMargin = selectionFactor(figures) * marginFrom(this.#excess.variance(beyond));
    return {
      ...this.selection,
      decisions: count,
      lost: this.#losses.sumX,
      rate: isEnough ? { value: PER * value, margin: PER * margin } : null,
      expert: (PER * this.#expert) / count,
      excess: isEnough ? { value: PER * beyond, margin: PER * excessMargin } : null,
    };
  }
}

/** Numbers in order, the dealer's seat last; words in the order in which they first occur. */
const rank = (key: GroupKey): number => (typeof key === 'number' ? key : Infinity);

/** The figures of all groups that occur. */
export type Figures = Readonly<Record<Grouping | 'all', readonly Figure[]>>;

/** The figures of decisions, which must be in the order of play. */
export function figuresOf(decisions: readonly ReviewedDecision[], norm: LossNorm): Figures {
  const groups = Object.entries(GROUPINGS) as [
    keyof typeof GROUPINGS,
    (decision: ReviewedDecision) => GroupKey,
  ][];
  const { dispersion } = norm;
  const all = new Tally({ by: 'all', key: 'all' }, dispersion);
  const situations = SITUATIONS.map((key) => new Tally({ by: 'situation', key }, dispersion));
  const tallies = groups.map(([by, keyOf]) => ({ by, keyOf, found: new Map<GroupKey, Tally>() }));
  for (const decision of decisions) {
    const each = weighed(decision, norm);
    all.add(each);
    for (const [at, situation] of SITUATIONS.entries())
      if (isIn(situation, decision)) situations[at]?.add(each);
    for (const { by, keyOf, found } of tallies) {
      const key = keyOf(decision);
      let tally = found.get(key);
      if (tally === undefined) {
        tally = new Tally({ by, key }, dispersion);
        found.set(key, tally);
      }
      tally.add(each);
    }
  }
  const count = tallies.reduce<number>((sum, { found }) => sum + found.size, SITUATIONS.length);
  const figuresIn = (found: readonly Tally[]): Figure[] =>
    found.map((tally) => tally.figure(count)).filter((figure) => figure.decisions > 0);
  const byGroup = Object.fromEntries(
    tallies.map(({ by, found }) => [
      by,
      figuresIn(
        [...found.values()].toSorted((a, b) => rank(a.selection.key) - rank(b.selection.key)),
      ),
    ]),
  ) as Record<keyof typeof GROUPINGS, Figure[]>;
  return { ...byGroup, situation: figuresIn(situations), all: figuresIn([all]) };
}
