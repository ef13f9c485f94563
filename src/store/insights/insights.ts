import type { GameSummary } from '../games/summary.ts';
import {
  ClusteredRatio,
  type Estimate,
  type LineFit,
  MIN_DECISIONS,
  MIN_ROUNDS,
  lineThrough,
  meanOf,
  signOf,
} from './estimate.ts';
import { type Figure, type Figures, figuresOf, misbid } from './figures.ts';
import { PER, type RoundSum, normOf, roundSums, totalOf } from './norms.ts';
import { type Rating, ratingOfRounds } from './rating.ts';
import type { ReviewedDecision, ReviewedGame, ReviewedRound } from './reviewed-games.ts';

/** Bids that clearly cost points, by their direction. */
export interface BidErrors {
  /** All reviewed bids. */
  readonly bids: number;
  readonly over: { readonly count: number; readonly lost: number };
  readonly under: { readonly count: number; readonly lost: number };
  /** Points lost per 100 bids by bidding too high, less those by bidding too low; null where there are too few. */
  readonly bias: Estimate | null;
}

/** Bids made, compared with those that an expert would make with the same cards. */
export interface MadeBids {
  readonly rounds: number;
  /** The fraction of bids made, and what it would be after the best bid and expert play. */
  readonly made: number;
  readonly expert: number;
  /** The difference between both; null where there are too few. */
  readonly difference: Estimate | null;
}

/** A value of each game, and its mean over the last {@link WINDOW} games with half of the 95% interval. */
export interface SeriesPoint {
  readonly game: GameSummary;
  readonly own: number;
  readonly mean: Estimate;
}

/** How the error rate changes. */
export interface Trend {
  readonly points: readonly SeriesPoint[];
  /** null with fewer than {@link MIN_TREND_GAMES} games. */
  readonly line: LineFit | null;
}

/** How good the cards were. */
export interface Luck {
  /** In standard points per game. */
  readonly points: readonly SeriesPoint[];
  /** The mean of a game; null with fewer than {@link MIN_TREND_GAMES} games. */
  readonly mean: Estimate | null;
  readonly total: number;
}

/** The window of moving averages, in games. */
export const WINDOW = 10;
/** With fewer games no trend and no luck is shown. */
export const MIN_TREND_GAMES = 10;

/** The most weak spots shown, and the most strong ones. */
const MAX_SPOTS = 3;

/** All that is known of a player's decisions. */
export interface Insights {
  readonly games: number;
  readonly rounds: number;
  readonly figures: Figures;
  readonly bidding: BidErrors;
  readonly made: MadeBids;
  /** Groups in which clearly more is lost than by a player who is as strong overall, the costliest first. */
  readonly weak: readonly Figure[];
  /** Groups in which clearly less is lost. */
  readonly strong: readonly Figure[];
  readonly trend: Trend;
  readonly luck: Luck;
  readonly rating: Rating | null;
}

function biddingOf(rounds: readonly ReviewedRound[]): BidErrors {
  const signedCosts: number[] = [];
  const sides = { overbid: { count: 0, lost: 0 }, underbid: { count: 0, lost: 0 } };
  const bids = rounds.flatMap(({ decisions }) => decisions.filter(({ kind }) => kind === 'bid'));
  for (const bid of bids) {
    const side = misbid(bid);
    signedCosts.push(side === null ? 0 : side === 'overbid' ? bid.cost : -bid.cost);
    if (side === null) continue;
    sides[side].count += 1;
    sides[side].lost += bid.cost;
  }
  const { value, margin } = meanOf(signedCosts);
  return {
    bids: signedCosts.length,
    over: sides.overbid,
    under: sides.underbid,
    bias: signedCosts.length < MIN_DECISIONS ? null : { value: PER * value, margin: PER * margin },
  };
}

function madeOf(rounds: readonly ReviewedRound[]): MadeBids {
  const known = rounds.flatMap(({ made, make }) =>
    make === null ? [] : [{ made: Number(made), make }],
  );
  const count = Math.max(1, known.length);
  return {
    rounds: known.length,
    made: known.reduce((sum, { made }) => sum + made, 0) / count,
    expert: known.reduce((sum, { make }) => sum + make, 0) / count,
    difference:
      known.length < MIN_ROUNDS ? null : meanOf(known.map(({ made, make }) => made - make)),
  };
}

/** A game with the sums of its rounds. */
interface SummedGame extends ReviewedGame {
  readonly sums: readonly RoundSum[];
}

/** The games of a window that ends with a game. */
const windowOf = <Item>(items: readonly Item[], at: number): readonly Item[] =>
  items.slice(Math.max(0, at + 1 - WINDOW), at + 1);

function trendOf(games: readonly SummedGame[]): Trend {
  const played = games.filter(({ sums }) => sums.length > 0);
  const lossesOf = played.map(({ sums }) => {
    const losses = new ClusteredRatio();
    for (const { round, lost, decisions } of sums) losses.add(round, lost, decisions);
    return losses;
  });
  const points = played.map(({ game }, at) => {
    const inWindow = new ClusteredRatio();
    for (const losses of windowOf(lossesOf, at)) inWindow.addAll(losses);
    const { value, margin } = inWindow.estimate();
    const own = PER * (lossesOf[at]?.estimate().value ?? 0);
    return { game, own, mean: { value: PER * value, margin: PER * margin } };
  });
  const line =
    played.length < MIN_TREND_GAMES
      ? null
      : lineThrough(
          points.map(({ own }, at) => ({
            value: own,
            weight: totalOf(played[at]?.sums ?? []).decisions,
          })),
        );
  return { points, line };
}

function luckOf(games: readonly ReviewedGame[]): Luck {
  const known = games.flatMap(({ game, rounds }) => {
    const lucks = rounds.map(({ luck }) => luck).filter((luck) => luck !== null);
    return lucks.length === 0 ? [] : [{ game, luck: lucks.reduce((sum, luck) => sum + luck, 0) }];
  });
  const lucks = known.map(({ luck }) => luck);
  return {
    points: known.map(({ game, luck }, at) => ({
      game,
      own: luck,
      mean: meanOf(windowOf(lucks, at)),
    })),
    mean: known.length < MIN_TREND_GAMES ? null : meanOf(lucks),
    total: lucks.reduce((sum, luck) => sum + luck, 0),
  };
}

/** Groups that say what to work on; games and opponents only say where it happens. */
const SPOT_GROUPS = ['kind', 'situation', 'handSize', 'turn', 'bid'] as const;

/** The figures whose excess is clearly on one side of zero, by the points that it comes to. */
function spotsOf(figures: Figures, sign: 1 | -1): Figure[] {
  const points = ({ excess, decisions }: Figure): number => (excess?.value ?? 0) * decisions * sign;
  return SPOT_GROUPS.flatMap((by) => figures[by])
    .filter(({ excess }) => excess !== null && signOf(excess) === sign)
    .toSorted((a, b) => points(b) - points(a))
    .slice(0, MAX_SPOTS);
}

/** Insights of games in the order of play. */
export function insightsOf(games: readonly ReviewedGame[]): Insights {
  const rounds = games.flatMap((game) => game.rounds);
  const summed = games.map((game) => ({ ...game, sums: roundSums(game) }));
  const sums = summed.flatMap((game) => game.sums);
  const figures = figuresOf(sums, normOf(totalOf(sums)));
  return {
    games: games.length,
    rounds: rounds.length,
    figures,
    bidding: biddingOf(rounds),
    made: madeOf(rounds),
    weak: spotsOf(figures, 1),
    strong: spotsOf(figures, -1),
    trend: trendOf(summed),
    luck: luckOf(games),
    rating: ratingOfRounds(summed.map((game) => game.sums)),
  };
}

/** Decisions in the order of their cost, the costliest first. */
export const costliest = (decisions: readonly ReviewedDecision[]): ReviewedDecision[] =>
  decisions.toSorted((a, b) => b.fact.cost - a.fact.cost);
