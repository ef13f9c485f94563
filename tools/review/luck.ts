// The luck of seats or sides among equal players, which should be zero on average.
import { type Level, type RuleSet, type Seat, hasPartners } from '@/engine/index.ts';
import { familyOf } from '@/ai/net/loaded-nets.ts';
import { dealtRounds } from '../lib/games.ts';
import { newReviewer } from '../lib/reviewer.ts';
import { mean } from '../lib/statistics.mjs';
import { gameAmong } from '../lib/self-play.ts';
import { type Row, meanOf } from '../results/runs.mjs';

/** Games between two lines of progress. */
const STEP = 50;

/** Measures how much better or worse than the mean the cards of every seat or side were in games, in points. */
export function luckRows(rules: RuleSet, level: Level, games: readonly number[]): Row[] {
  const reviewer = newReviewer(familyOf(rules));
  const seats = Array.from({ length: rules.players }, (_, seat) => seat);
  const scoring = seats.slice(0, hasPartners(rules) ? 2 : seats.length);

  /** The luck of a round; its prospects come first in a review. */
  function luckOf(record: ReturnType<typeof gameAmong>, round: number, seat: Seat): number {
    const reviewing = reviewer.review({ record, round, seat }, 1);
    while (reviewing.best().prospects === null && reviewing.improve());
    const { prospects } = reviewing.best();
    return prospects === null ? Number.NaN : prospects.hand - prospects.mean;
  }

  const lucks: number[][] = [];
  const bySeat = () =>
    scoring.map((seat) =>
      meanOf(
        lucks.map((each) => each[seat] ?? NaN),
        2,
      ),
    );
  for (const game of games) {
    const record = gameAmong(
      rules,
      seats.map(() => level),
      game,
    );
    const rounds = Array.from({ length: dealtRounds(record) }, (_, round) => round);
    lucks.push(
      scoring.map((seat) => rounds.reduce((sum, round) => sum + luckOf(record, round, seat), 0)),
    );
    if (lucks.length % STEP === 0)
      console.log(lucks.length, JSON.stringify([meanOf(lucks.map(mean), 2), ...bySeat()]));
  }
  const means = bySeat().map(([value]) => value);
  const row = {
    level,
    players: rules.players,
    games: games.length,
    of: hasPartners(rules) ? 'side' : 'seat',
    luck: meanOf(lucks.map(mean), 2),
    least: Math.min(...means),
    most: Math.max(...means),
    each: Math.max(...bySeat().map(([, margin = 0]) => margin)),
  };
  console.log(JSON.stringify(row));
  return [row];
}
