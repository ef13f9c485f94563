import { type Formula, type PlayerView, type Standing, bidPoints } from '../../engine/index.ts';
import type { Outlook } from './make-probability.ts';

/** Points of a bid by tricks taken; more is better. */
export type Payoff = Float64Array;

/** The payoff of a bid, including a streak in reach. Where the lowest total wins, points are negated. */
export function payoffOf(
  formula: Formula,
  standing: Standing,
  seat: number,
  handSize: number,
  bid: number,
): Payoff {
  const streakLength = (standing.streaks[seat] ?? 0) + 1;
  const { streak } = formula;
  const bonus = streak !== null && streakLength >= streak.from ? streak.points : 0;
  const sign = formula.wins === 'low' ? -1 : 1;
  return Float64Array.from(
    { length: handSize + 1 },
    (_, tricks) =>
      sign * (bidPoints(formula, { bid, tricks, handSize }) + (tricks === bid ? bonus : 0)),
  );
}

/**
 * Expected points of a bid after some tricks: the fitted make probability, and for the misses the trick
 * distribution of the cards.
 */
export function expectedPoints(
  payoff: Payoff,
  bid: number,
  taken: number,
  left: number,
  { make, tricks }: Outlook,
): number {
  let missed = 0;
  let weight = 0;
  for (let more = 0; more <= left; more++) {
    if (taken + more === bid) continue;
    const probability = tricks[more] as number;
    weight += probability;
    missed += probability * (payoff[taken + more] as number);
  }
  const ifMissed = weight > 0 ? missed / weight : 0;
  return make * (payoff[bid] as number) + (1 - make) * ifMissed;
}

/** Points of a made bid less those of one missed by a trick. */
export function stakeOf(payoff: Payoff, bid: number): number {
  const misses = [payoff[bid - 1], payoff[bid + 1]].filter((points) => points !== undefined);
  const missed = misses.reduce((sum, points) => sum + points, 0) / Math.max(1, misses.length);
  return (payoff[bid] as number) - missed;
}

/** Typical {@link stakeOf} under the standard scoring, in points: errors and margins are measured against it. */
export const TYPICAL_STAKE = 12;

/** How much a point of an average opponent counts against an own one. */
export const SPOILING = 0.5;

/** Scale factor from standard points to points of a solo game, for a hand size. */
export function soloPointScale(
  formula: Formula,
  { seat, rules, standing }: PlayerView,
  handSize: number,
): number {
  const fair = Math.round(handSize / rules.players);
  const stake = stakeOf(payoffOf(formula, standing, seat, handSize, fair), fair);
  return Math.abs(stake) / TYPICAL_STAKE;
}

/**
 * Whether making a bid always pays more than missing it by one trick. All named scorings do; under a custom
 * formula that does not, the nets' training does not apply.
 */
export function makingPays(formula: Formula, handSize: number): boolean {
  const sign = formula.wins === 'low' ? -1 : 1;
  const points = (bid: number, tricks: number) =>
    sign * bidPoints(formula, { bid, tricks, handSize });
  for (let bid = 0; bid <= handSize; bid++) {
    const kept = points(bid, bid);
    if (bid > 0 && points(bid, bid - 1) >= kept) return false;
    if (bid < handSize && points(bid, bid + 1) >= kept) return false;
  }
  return true;
}
