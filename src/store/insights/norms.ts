import { LEVELS, type Level } from '@/engine/index.ts';
import type { DecisionKind } from '@/engine/review/index.ts';
import losses from './level-losses.json';
import { type ReviewedGame, type ReviewedRound, isBeforePlay } from './reviewed-games.ts';

/** Error rates are points lost per this number of decisions. */
export const PER = 100;

/** What a player loses per decision of average difficulty, in standard points. */
export interface LossPerDecision {
  readonly bids: number;
  readonly cards: number;
}

/** What the levels lose: a level's loss per decision times the difficulty of its kind and hand size. */
export interface LossModel {
  /** The largest hand of each class but the last. */
  readonly handClasses: readonly number[];
  readonly levels: Readonly<Record<Level, LossPerDecision>>;
  /** How much more is lost in decisions of a kind than in all bids or all cards, by the class of hand size. */
  readonly difficulty: Readonly<Record<string, readonly number[]>>;
  /** The variance of a loss. */
  readonly variance: number;
}

/** Fitted to the reviews of the levels' games by `npm run rating -- --write`. */
export const LOSS_MODEL: LossModel = losses;

export const HAND_CLASSES = LOSS_MODEL.handClasses;

/** Naming trump and declaring are rare, so they count as bids. */
const difficultyKey = (kind: DecisionKind): string => (isBeforePlay({ kind }) ? 'bid' : kind);

/** The class of a hand size, from 0. */
export function handClass(handSize: number): number {
  let found = 0;
  while (handSize > (HAND_CLASSES[found] ?? Infinity)) found++;
  return found;
}

/** How much is usually lost in a decision, in multiples of the average. */
export const difficultyOf = (
  kind: DecisionKind,
  handSize: number,
  { difficulty }: LossModel = LOSS_MODEL,
): number => difficulty[difficultyKey(kind)]?.[handClass(handSize)] ?? 1;

/** What such a player loses in a decision on average. */
export const expectedLoss = (
  { bids, cards }: LossPerDecision,
  kind: DecisionKind,
  difficulty: number,
): number => (isBeforePlay({ kind }) ? bids : cards) * difficulty;

/** What a level loses per decision of average difficulty, in standard points. */
export const lossOf = (level: Level, { levels }: LossModel = LOSS_MODEL): LossPerDecision =>
  levels[level];

/** Whom a player is compared with. */
export interface LossNorm {
  /** A player who is as strong overall. */
  readonly own: LossPerDecision;
  readonly expert: LossPerDecision;
  /**
   * The variance of a loss as a multiple of its mean, in points: losses are rare and of any size, like those of a
   * compound Poisson process.
   */
  readonly dispersion: number;
}

/** Decisions in units of difficulty, and what they cost. */
export interface LossSum {
  readonly lost: number;
  /** The sum of squared losses. */
  readonly squared: number;
  readonly bids: number;
  readonly cards: number;
}

/** The decisions of one round. */
export interface RoundSum extends LossSum {
  readonly round: ReviewedRound;
  readonly decisions: number;
}

function sumOf(round: ReviewedRound, model: LossModel): RoundSum {
  let [lost, squared, bids, cards] = [0, 0, 0, 0];
  for (const { kind, cost } of round.decisions) {
    lost += cost;
    squared += cost ** 2;
    const difficulty = difficultyOf(kind, round.handSize, model);
    if (isBeforePlay({ kind })) bids += difficulty;
    else cards += difficulty;
  }
  return { round, decisions: round.decisions.length, lost, squared, bids, cards };
}

/** The sums of a game's rounds, without those in which nothing was decided. */
export const roundSums = (
  { rounds }: ReviewedGame,
  model: LossModel = LOSS_MODEL,
): readonly RoundSum[] =>
  rounds.filter(({ decisions }) => decisions.length > 0).map((round) => sumOf(round, model));

/** The sum of rounds. */
export function totalOf(rounds: readonly RoundSum[]): LossSum & { readonly decisions: number } {
  const total = { decisions: 0, lost: 0, squared: 0, bids: 0, cards: 0 };
  for (const { decisions, lost, squared, bids, cards } of rounds) {
    total.decisions += decisions;
    total.lost += lost;
    total.squared += squared;
    total.bids += bids;
    total.cards += cards;
  }
  return total;
}

/** What such a player loses in decisions on average. */
export const expectedSum = (
  own: LossPerDecision,
  { bids, cards }: Pick<LossSum, 'bids' | 'cards'>,
): number => own.bids * bids + own.cards * cards;

/** What a level would have lost in these decisions. */
export const levelLoss = (
  level: Level,
  sum: Pick<LossSum, 'bids' | 'cards'>,
  model: LossModel = LOSS_MODEL,
): number => expectedSum(lossOf(level, model), sum);

/** A player who loses as much overall, with the proportions of the level that comes closest. */
export function normOf(sum: LossSum, model: LossModel = LOSS_MODEL): LossNorm {
  const expert = lossOf('expert', model);
  if (sum.lost === 0 || sum.bids + sum.cards === 0) return { own: expert, expert, dispersion: 1 };
  const distance = (level: Level): number =>
    Math.abs(Math.log(levelLoss(level, sum, model) / sum.lost));
  const nearest = LEVELS.reduce((best, level) => (distance(level) < distance(best) ? level : best));
  const factor = sum.lost / levelLoss(nearest, sum, model);
  const { bids, cards } = lossOf(nearest, model);
  const own = { bids: bids * factor, cards: cards * factor };
  return { own, expert, dispersion: sum.squared / sum.lost };
}
