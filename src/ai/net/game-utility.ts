import {
  type Formula,
  type DealtView,
  type PlayerView,
  pointSign,
  targetOf,
} from '../../engine/index.ts';
import { logistic } from '../heuristic/logistic.ts';
import { type Payoff, fairBid, meanMiss, payoffOf } from '../heuristic/points.ts';

/** The utility of results for winning the game, not for points alone. */
export interface GameUtility {
  /** The utility of the seat's bid by tricks taken, in points of this round. */
  utilities(bid: number): Payoff;
  /** By seat, what it costs the viewer, in points, when that seat makes its bid; 0 for the viewer. */
  readonly opponentCosts: readonly number[];
}

/** The make probability of a bid of which nothing is known. */
const TYPICAL_MAKE_PROBABILITY = 0.6;
/** Gauss–Hermite quadrature with 5 nodes, for normally distributed points still to come: [node, weight]. */
const GAUSS_HERMITE = [
  [-2.85697, 0.0112574],
  [-1.355626, 0.2220759],
  [0, 0.5333333],
  [1.355626, 0.2220759],
  [2.85697, 0.0112574],
] as const;
/** A logistic curve stretched by this approximates the normal distribution function. */
const LOGISTIC_SCALE = 1.702;
/**
 * Smallest standard deviation, in points: totals are whole numbers, and half a point separates a win from a
 * tie.
 */
const MIN_SPREAD = 0.5;
/** Share of the utility that stays with points, because the win probability is an estimate. */
const POINTS_WEIGHT = 0.15;
/**
 * Weight of the cost of opponents' bids: the nets predict other seats less well than their own. Measured in
 * decision 009.
 */
const OPPONENT_COST_WEIGHT = 0.5;
/** A round that changes the win probability by less than this decides nothing. */
const MIN_GAIN = 0.002;

/** Points of a bid when made, and when missed by one trick; more is better. */
interface BidPoints {
  readonly made: number;
  readonly missed: number;
}

const bidPointsOf = (payoff: Payoff, bid: number): BidPoints => ({
  made: payoff[bid] as number,
  missed: meanMiss(payoff, bid),
});

/**
 * The hand sizes of the rounds after this one: to the end of the schedule, or for as many rounds as typical bids
 * need to bring the highest total to the target [END-3].
 */
function sizesToCome(
  { rules, schedule, standing, seat }: PlayerView,
  formula: Formula,
  index: number,
): readonly number[] {
  const target = targetOf(rules);
  const sizes = schedule.slice(index);
  if (target === null) return sizes.slice(1);
  const sign = pointSign(formula);
  let highest = Math.max(...standing.totals);
  const end = sizes.findIndex((size) => {
    const fair = fairBid(size, rules.players);
    const { made, missed } = bidPointsOf(payoffOf(formula, standing, seat, size, fair), fair);
    highest += sign * (TYPICAL_MAKE_PROBABILITY * made + (1 - TYPICAL_MAKE_PROBABILITY) * missed);
    return highest >= target;
  });
  return end < 0 ? sizes.slice(1) : sizes.slice(1, end + 1);
}

/** The standard deviation of a seat's points over rounds of these sizes. The deciding seat stands for all. */
function spreadOver(
  sizes: readonly number[],
  formula: Formula,
  { standing, rules: { players }, seat }: PlayerView,
): number {
  let squares = 0;
  for (const size of sizes) {
    const fair = fairBid(size, players);
    const { made, missed } = bidPointsOf(payoffOf(formula, standing, seat, size, fair), fair);
    squares += (made - missed) ** 2 * TYPICAL_MAKE_PROBABILITY * (1 - TYPICAL_MAKE_PROBABILITY);
  }
  return Math.max(MIN_SPREAD, Math.sqrt(squares));
}

/** The win probability by the seat’s points in this round, and by those of one opponent if they are given. */
type WinProbability = (
  own: number,
  given?: { readonly seat: number; readonly points: number },
) => number;

function winProbabilityOf(
  seat: number,
  totals: readonly number[],
  bidPoints: readonly BidPoints[],
  spread: number,
): WinProbability {
  const others = totals.map((_, each) => each).filter((each) => each !== seat);
  return (own, given) => {
    let probability = 0;
    for (const [node, weight] of GAUSS_HERMITE) {
      const mine = (totals[seat] as number) + own + node * spread;
      const ahead = (other: number, theirs: number): number =>
        logistic((LOGISTIC_SCALE * (mine - (totals[other] as number) - theirs)) / spread);
      let product = weight;
      for (const other of others) {
        const { made, missed } = bidPoints[other] as BidPoints;
        product *=
          other === given?.seat
            ? ahead(other, given.points)
            : TYPICAL_MAKE_PROBABILITY * ahead(other, made) +
              (1 - TYPICAL_MAKE_PROBABILITY) * ahead(other, missed);
      }
      probability += product;
    }
    return probability;
  };
}

/**
 * The utility for the seat of a view: its win probability from the totals, the bids so far and the rounds to
 * come, expressed in points of this round. Null when the game is as good as decided: then only points count.
 */
export function gameUtilityOf(
  view: PlayerView,
  round: DealtView,
  formula: Formula,
): GameUtility | null {
  const { rules, seat, standing } = view;
  const { players } = rules;
  const { handSize } = round;
  const sign = pointSign(formula);
  const payoffs = (each: number, bid: number): Payoff =>
    payoffOf(formula, standing, each, handSize, bid);
  const bidPoints = Array.from({ length: players }, (_, each) => {
    const bid = round.bids[each];
    const likely = typeof bid === 'number' ? bid : fairBid(handSize, players);
    return bidPointsOf(payoffs(each, likely), likely);
  });
  const winProbability = winProbabilityOf(
    seat,
    bidPoints.map((_, each) => sign * (standing.totals[each] ?? 0)),
    bidPoints,
    spreadOver(sizesToCome(view, formula, round.index), formula, view),
  );
  const own = bidPoints[seat] as BidPoints;
  const gain = winProbability(own.made) - winProbability(own.missed);
  if (gain < MIN_GAIN) return null;
  const scale = ((1 - POINTS_WEIGHT) * (own.made - own.missed)) / gain;
  const memo = new Map<number, number>();
  const utility = (points: number): number => {
    const value = memo.get(points) ?? scale * winProbability(points) + POINTS_WEIGHT * points;
    memo.set(points, value);
    return value;
  };
  const opponentCost = ({ made, missed }: BidPoints, other: number): number => {
    if (other === seat) return 0;
    const lost = (points: number): number =>
      winProbability(points, { seat: other, points: missed }) -
      winProbability(points, { seat: other, points: made });
    const probability =
      TYPICAL_MAKE_PROBABILITY * lost(own.made) + (1 - TYPICAL_MAKE_PROBABILITY) * lost(own.missed);
    return (
      OPPONENT_COST_WEIGHT *
      (scale * probability + (POINTS_WEIGHT * (made - missed)) / (players - 1))
    );
  };
  return {
    utilities: (bid) => payoffs(seat, bid).map(utility),
    opponentCosts: bidPoints.map(opponentCost),
  };
}
