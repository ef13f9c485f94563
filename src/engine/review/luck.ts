import { roundPoints } from '../advice/rounding.ts';
import { type Judgment, isBidding, significantCost } from './judgment.ts';

/** Expected points of a good player, from cards and seat; in partnerships, the side's. */
export interface Prospects {
  /** With these cards, at the first decision. */
  readonly hand: number;
  /** On average for this hand size and seat. */
  readonly mean: number;
}

/** The review of one seat's round. */
export interface RoundReview {
  /** 0-based. */
  readonly round: number;
  readonly handSize: number;
  /** The side's points for the round. */
  readonly points: number;
  /** null for rules that the nets do not know. */
  readonly prospects: Prospects | null;
  readonly judgments: readonly Judgment[];
}

/** Where points came from. The parts, in whole tenths, add up to `points` exactly. */
export interface PointsBreakdown {
  readonly points: number;
  /** A good player's average for hand size and seat. */
  readonly mean: number;
  /** The luck of the cards. */
  readonly luck: number;
  /** Losses from costly choices, in bidding and in play. */
  readonly bids: number;
  readonly play: number;
  /** The rest: opponents and the lie of the cards. */
  readonly rest: number;
}

const tenths = (points: number): number => Math.round(points * 10);

/** The cost of a choice as the list of decisions shows it, so that the list adds up to the total. */
const shownCost = (judgment: Judgment): number =>
  roundPoints(significantCost(judgment), judgment.pointScale);

/**
 * Splits the result of a round; null if its luck is unknown.
 * @param isLow whether the lowest total wins: then a costly choice adds points.
 */
export function breakdownOf(
  { points, prospects, judgments }: RoundReview,
  isLow = false,
): PointsBreakdown | null {
  if (prospects === null) return null;
  const gain = (inBidding: boolean): number =>
    judgments
      .filter((judgment) => isBidding(judgment) === inBidding)
      .reduce((sum, judgment) => sum + (isLow ? 1 : -1) * shownCost(judgment), 0);
  const mean = tenths(prospects.mean);
  const luck = tenths(prospects.hand) - mean;
  const bids = tenths(gain(true));
  const play = tenths(gain(false));
  const rest = tenths(points) - mean - luck - bids - play;
  return inPoints({ points: tenths(points), mean, luck, bids, play, rest });
}

/** The sums over several rounds; null if one has no breakdown, or there are no rounds. */
export function sumOfBreakdowns(
  splits: readonly (PointsBreakdown | null)[],
): PointsBreakdown | null {
  const known = splits.filter((split) => split !== null);
  if (known.length === 0 || known.length < splits.length) return null;
  const sum = (of: keyof PointsBreakdown): number =>
    known.reduce((total, split) => total + tenths(split[of]), 0);
  return inPoints({
    points: sum('points'),
    mean: sum('mean'),
    luck: sum('luck'),
    bids: sum('bids'),
    play: sum('play'),
    rest: sum('rest'),
  });
}

/** From tenths of points to points. */
const inPoints = ({ points, mean, luck, bids, play, rest }: PointsBreakdown): PointsBreakdown => ({
  points: points / 10,
  mean: mean / 10,
  luck: luck / 10,
  bids: bids / 10,
  play: play / 10,
  rest: rest / 10,
});
