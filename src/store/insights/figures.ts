import type { Opponent } from '@/engine/index.ts';
import type { DecisionFact, DecisionKind } from '@/engine/review/index.ts';
import { gameKey, levelOf } from '../games/statistics.ts';
import {
  ClusteredRatio,
  type Estimate,
  MIN_DECISIONS,
  MIN_ROUNDS,
  Z95,
  selectionFactor,
} from './estimate.ts';
import {
  type LossNorm,
  PER,
  type RoundSum,
  difficultyOf,
  expectedLoss,
  expectedSum,
} from './norms.ts';
import { type ReviewedDecision, type ReviewedRound, isBeforePlay } from './reviewed-games.ts';

/** Special situations; a decision can be in several. */
export const SITUATIONS = ['hook', 'zero', 'lastTricks'] as const;
export type Situation = (typeof SITUATIONS)[number];

/** How many tricks count as the last ones, and the smallest hand size that has them. */
const LAST_TRICKS = 2;
const LAST_FROM = 4;

/** Whether a decision is in a situation. */
function isIn(situation: Situation, fact: DecisionFact, round: ReviewedRound): boolean {
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

/** The ways to group decisions. Situations are separate, since they overlap. */
const GROUPINGS = {
  about: (fact: DecisionFact): 'bids' | 'cards' => (isBeforePlay(fact) ? 'bids' : 'cards'),
  kind: ({ kind }: DecisionFact): DecisionKind => kind,
} as const;

/** The ways to group rounds. */
const ROUND_GROUPINGS = {
  handSize: ({ handSize }: ReviewedRound): number => handSize,
  turn: ({ turn, game }: ReviewedRound): number | 'dealer' =>
    turn === game.players - 1 ? 'dealer' : turn,
  bid: ({ bid }: ReviewedRound): number => bid,
  game: ({ game }: ReviewedRound): string => gameKey(game),
  opponents: ({ game }: ReviewedRound): Opponent | 'mixed' => levelOf(game),
} as const;

export type Grouping = keyof typeof GROUPINGS | keyof typeof ROUND_GROUPINGS | 'situation';

export type GroupKey = string | number;

/** Some decisions: all, those of a group, of the rounds whose bid was missed, or of one game, whose ID is the key. */
export interface Selection {
  readonly by: Grouping | 'all' | 'overbid' | 'underbid' | 'missed' | 'oneGame';
  readonly key: GroupKey;
}

/** Whether a bid was costly, and too high or too low; null for all other decisions. */
export function misbid({ own, best, cost }: DecisionFact): 'overbid' | 'underbid' | null {
  if (own.type !== 'bid' || best.type !== 'bid' || cost === 0 || own.bid === best.bid) return null;
  return own.bid > best.bid ? 'overbid' : 'underbid';
}

/** Whether a decision is one of those selected. */
export function isSelected({ by, key }: Selection, { fact, round }: ReviewedDecision): boolean {
  if (by === 'all') return true;
  if (by === 'overbid' || by === 'underbid') return misbid(fact) === by;
  if (by === 'missed') return !round.made;
  if (by === 'oneGame') return round.game.id === key;
  if (by === 'situation') return SITUATIONS.some((each) => each === key && isIn(each, fact, round));
  if (by === 'about' || by === 'kind') return GROUPINGS[by](fact) === key;
  return ROUND_GROUPINGS[by](round) === key;
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

/** What decisions of one round add to the figures of their groups. */
interface Weighed {
  readonly round: ReviewedRound;
  readonly decisions: number;
  readonly lost: number;
  /** What a player who is as strong overall loses in such decisions. */
  readonly expected: number;
  readonly expert: number;
}

function weighed(fact: DecisionFact, round: ReviewedRound, norm: LossNorm): Weighed {
  const difficulty = difficultyOf(fact.kind, round.handSize);
  return {
    round,
    decisions: 1,
    lost: fact.cost,
    expected: expectedLoss(norm.own, fact.kind, difficulty),
    expert: expectedLoss(norm.expert, fact.kind, difficulty),
  };
}

const weighedRound = (sum: RoundSum, norm: LossNorm): Weighed => ({
  round: sum.round,
  decisions: sum.decisions,
  lost: sum.lost,
  expected: expectedSum(norm.own, sum),
  expert: expectedSum(norm.expert, sum),
});

/** Sums the decisions of one group for its figure. */
class FigureSum {
  readonly #losses = new ClusteredRatio();
  readonly #excess = new ClusteredRatio();
  #decisions = 0;
  #expert = 0;
  #expected = 0;

  constructor(
    readonly selection: Selection,
    readonly dispersion: number,
  ) {}

  add({ round, decisions, lost, expected, expert }: Weighed): void {
    this.#decisions += decisions;
    this.#losses.add(round, lost, decisions);
    this.#expected += expected;
    this.#excess.add(round, lost - expected, decisions);
    this.#expert += expert;
  }

  figure(figures: number): Figure {
    const count = this.#decisions;
    const isEnough = count >= MIN_DECISIONS && this.#losses.clusters >= MIN_ROUNDS;
    const value = this.#losses.sumX / count;
    const beyond = this.#excess.sumX / count;
    // By chance a small group may have hardly any losses, and then hardly any variance of its own.
    const minVariance = this.#expected * this.dispersion;
    const marginFrom = (variance: number): number =>
      (Z95 * Math.sqrt(Math.max(variance, minVariance))) / count;
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

/** The sums of the groups of a grouping, which are created as they occur. */
class GroupSums<By extends Grouping> {
  readonly #found = new Map<GroupKey, FigureSum>();

  constructor(
    readonly by: By,
    readonly dispersion: number,
  ) {}

  add(key: GroupKey, each: Weighed): void {
    let group = this.#found.get(key);
    if (group === undefined) {
      group = new FigureSum({ by: this.by, key }, this.dispersion);
      this.#found.set(key, group);
    }
    group.add(each);
  }

  get all(): FigureSum[] {
    return [...this.#found.values()].toSorted(
      (a, b) => rank(a.selection.key) - rank(b.selection.key),
    );
  }
}

/** The figures of all decisions of rounds. */
export function figuresOf(rounds: readonly RoundSum[], norm: LossNorm): Figures {
  const { dispersion } = norm;
  const all = new FigureSum({ by: 'all', key: 'all' }, dispersion);
  const byRound = (Object.keys(ROUND_GROUPINGS) as (keyof typeof ROUND_GROUPINGS)[]).map(
    (by) => new GroupSums(by, dispersion),
  );
  const byDecision = (Object.keys(GROUPINGS) as (keyof typeof GROUPINGS)[]).map(
    (by) => new GroupSums(by, dispersion),
  );
  const situations = SITUATIONS.map((key) => ({
    key,
    group: new FigureSum({ by: 'situation', key }, dispersion),
  }));
  for (const sum of rounds) {
    const { round } = sum;
    const whole = weighedRound(sum, norm);
    all.add(whole);
    for (const sums of byRound) sums.add(ROUND_GROUPINGS[sums.by](round), whole);
    for (const fact of round.decisions) {
      const each = weighed(fact, round, norm);
      for (const sums of byDecision) sums.add(GROUPINGS[sums.by](fact), each);
      for (const { key, group } of situations) if (isIn(key, fact, round)) group.add(each);
    }
  }
  const groups = [...byDecision, ...byRound].map((sums): [Grouping, FigureSum[]] => [
    sums.by,
    sums.all,
  ]);
  const count = groups.reduce<number>((sum, [, found]) => sum + found.length, SITUATIONS.length);
  const figuresIn = (found: readonly FigureSum[]): Figure[] =>
    found.map((group) => group.figure(count)).filter((figure) => figure.decisions > 0);
  const byGroup = Object.fromEntries(groups.map(([by, found]) => [by, figuresIn(found)])) as Record<
    keyof typeof GROUPINGS | keyof typeof ROUND_GROUPINGS,
    Figure[]
  >;
  return {
    ...byGroup,
    situation: figuresIn(situations.map(({ group }) => group)),
    all: figuresIn([all]),
  };
}
