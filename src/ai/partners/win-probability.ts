import { type DealtView, type PlayerView, sideOf, targetOf } from '../../engine/index.ts';
import { logistic } from '../heuristic/logistic.ts';

/**
 * Scale of the logistic win probability by the points a side is behind: 1.1 times the scale wins one game in
 * four. It is 50 points with the leader at the target, 10% more for each point the leader still needs, but at
 * most 35 points times the square root of the rounds left. Fitted to games that were behind, see
 * docs/OPPONENTS.md.
 */
const SPREAD_AT_TARGET = 50;
const SPREAD_PER_POINT = 0.1;
const SPREAD_PER_ROUND = 35;

/** The utility of a certain win over a certain loss, in points. */
export const WIN_POINTS = 300;

/** The totals of the side of a view and of its opponents. */
export function totalsOf({
  rules,
  seat,
  standing: { totals },
}: PlayerView): readonly [mine: number, others: number] {
  const side = sideOf(rules, seat);
  return [totals[side] ?? 0, totals[1 - side] ?? 0];
}

/** The scale of the win probability after a round in which the best total has become `leader`. */
export function winSpread(
  { rules, schedule }: PlayerView,
  { index }: Pick<DealtView, 'index'>,
  leader: number,
): number {
  const byRounds = SPREAD_PER_ROUND * Math.sqrt(Math.max(1, schedule.length - index - 1));
  const target = targetOf(rules) ?? Infinity;
  return Math.min(byRounds, SPREAD_AT_TARGET + SPREAD_PER_POINT * Math.max(0, target - leader));
}

/** The probability before a round that the side of a view wins the game. */
export function winProbabilityBefore(view: PlayerView, round: Pick<DealtView, 'index'>): number {
  const [mine, others] = totalsOf(view);
  return logistic((mine - others) / winSpread(view, round, Math.max(mine, others)));
}
