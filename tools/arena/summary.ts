import { type DealResult, type Match, type PlayerTotals, playersOf } from './match.ts';
import { type Row, figureOf, rounded } from '../results/runs.mjs';
import { type Estimate, estimate, quantile } from '../lib/statistics.mjs';

/** The results of one player, over all its seats. */
export interface PlayerSummary {
  readonly name: string;
  readonly seats: number;
  /** Share of games won; a tie counts its part. */
  readonly winShare: Estimate;
  readonly made: Estimate;
  readonly points: Estimate;
  readonly decisionMs: { readonly median: number; readonly p95: number; readonly max: number };
  readonly decisions: number;
  readonly illegal: number;
}

/** The first player's advantage over another on the same deals. */
export interface Difference {
  readonly name: string;
  readonly winShare: Estimate;
  readonly points: Estimate;
}

export interface Summary {
  readonly games: number;
  readonly players: readonly PlayerSummary[];
  readonly differences: readonly Difference[];
}

const winShareOf = ({ wins, seatGames }: PlayerTotals): number => wins / seatGames;
const madeOf = ({ made, seatRounds }: PlayerTotals): number => made / seatRounds;
const pointsOf = ({ points, seatRounds }: PlayerTotals): number => points / seatRounds;

/** Summarizes a match. Deals are independent, games of one deal are not. */
export function summaryOf(match: Match, results: readonly DealResult[]): Summary {
  const names = playersOf(match);
  const valuesOf = (player: number, value: (each: PlayerTotals) => number): number[] =>
    results.flatMap(({ totals }) => {
      const own = totals[player];
      return own ? [value(own)] : [];
    });
  const players = names.map((name, index): PlayerSummary => {
    const times = Float64Array.from(results.flatMap(({ times }) => times[index] ?? [])).toSorted();
    return {
      name,
      seats: match.seats.filter((seat) => seat === name).length,
      winShare: estimate(valuesOf(index, winShareOf)),
      made: estimate(valuesOf(index, madeOf)),
      points: estimate(valuesOf(index, pointsOf)),
      decisionMs: {
        median: quantile(times, 0.5),
        p95: quantile(times, 0.95),
        max: times.at(-1) ?? 0,
      },
      decisions: times.length,
      illegal: valuesOf(index, ({ illegal }) => illegal).reduce((sum, each) => sum + each, 0),
    };
  });
  const against = (other: number, value: (each: PlayerTotals) => number): Estimate => {
    const theirs = valuesOf(other, value);
    return estimate(valuesOf(0, value).map((own, deal) => own - (theirs[deal] ?? 0)));
  };
  const differences = names.slice(1).map((name, index): Difference => ({
    name,
    winShare: against(index + 1, winShareOf),
    points: against(index + 1, pointsOf),
  }));
  return { games: results.reduce((sum, { games }) => sum + games, 0), players, differences };
}

/** The summary as JSON; other programs rely on the keys. */
export const jsonOf = (rulesName: string, { seats, seed, rules }: Match, summary: Summary) => ({
  rules: rulesName,
  games: summary.games,
  seed,
  table: rules.players,
  seats,
  players: summary.players.map(
    ({ name, winShare, made, points, decisionMs, decisions, illegal }) => ({
      name,
      winShare: winShare.mean,
      winShareInterval: winShare.interval,
      bidsMade: made.mean,
      bidsMadeInterval: made.interval,
      pointsPerRound: points.mean,
      pointsPerRoundInterval: points.interval,
      decisionMs,
      decisions,
      illegal,
    }),
  ),
  differences: summary.differences.map(({ name, winShare, points }) => ({
    players: [summary.players[0]?.name, name],
    winShare: winShare.mean,
    winShareInterval: winShare.interval,
    pointsPerRound: points.mean,
    pointsPerRoundInterval: points.interval,
  })),
});

/** The summary as rows of a results file, one per player, with shares in percent. */
export const resultRows = (
  rulesName: string,
  { rules, seats, seed }: Match,
  { games, players }: Summary,
): Row[] =>
  players.map(({ name, winShare, made, points, decisionMs, illegal }) => ({
    rules: rulesName,
    players: rules.players,
    seats: seats.join(','),
    seed,
    games,
    player: name,
    wins: figureOf(winShare, 100, 1),
    made: figureOf(made, 100, 1),
    points: figureOf(points),
    ms: rounded(decisionMs.median, 3),
    illegal,
  }));
