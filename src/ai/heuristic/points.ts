import {
  type Formula,
  type PartnershipScoring,
  type PlayerView,
  type Seat,
  type Standing,
  bidPoints,
  pointSign,
  resolveScoring,
  streakAfter,
  streakBonus,
} from '../../engine/index.ts';
import type { Outlook } from './make-probability.ts';

/** Points of a bid by tricks taken; more is better. */
export type Payoff = Float64Array;

/** The streak bonuses of a seat's bid, when made and when missed [SCORE-3]. */
export function nextStreakBonuses(
  { streak: rule }: Formula,
  { streaks }: Standing,
  seat: Seat,
): { readonly made: number; readonly missed: number } {
  const streak = streaks[seat] ?? 0;
  return {
    made: streakBonus(rule, streakAfter(streak, true)),
    missed: streakBonus(rule, streakAfter(streak, false)),
  };
}

/** The bid that splits the tricks evenly, rounded. */
export const fairBid = (handSize: number, players: number): number =>
  Math.round(handSize / players);

/** The payoff of a bid, including a streak in reach. Where the lowest total wins, points are negated. */
export function payoffOf(
  formula: Formula,
  standing: Standing,
  seat: number,
  handSize: number,
  bid: number,
): Payoff {
  const bonus = nextStreakBonuses(formula, standing, seat);
  const sign = pointSign(formula);
  return Float64Array.from(
    { length: handSize + 1 },
    (_, tricks) =>
      sign *
      (bidPoints(formula, { bid, tricks, handSize }) +
        (tricks === bid ? bonus.made : bonus.missed)),
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

/** Points of a bid missed by one trick, averaged over the possible directions. */
export function meanMiss(payoff: Payoff, bid: number): number {
  const misses = [payoff[bid - 1], payoff[bid + 1]].filter((points) => points !== undefined);
  return misses.reduce((sum, points) => sum + points, 0) / misses.length;
}

/** Points of a made bid less those of one missed by a trick. */
export const stakeOf = (payoff: Payoff, bid: number): number =>
  (payoff[bid] as number) - meanMiss(payoff, bid);

/** Typical {@link stakeOf} under the standard scoring, in points: errors and margins are measured against it. */
const TYPICAL_STAKE = 12;
/** In partnerships a standard point is worth this many tricks bid. */
const TRICKS_PER_STANDARD_POINT = 0.8;
/** Smallest scale factor, for scorings in which hardly anything is at stake. */
const MIN_POINT_SCALE = 0.05;

/** How much a point of an average opponent weighs, relative to one of the seat's own. */
export const SPOILING = 0.5;

/** Scale factor from standard points to points of a solo game, for a hand size. */
export function soloPointScale(
  formula: Formula,
  { seat, rules, standing }: PlayerView,
  handSize: number,
): number {
  const fair = fairBid(handSize, rules.players);
  const stake = stakeOf(payoffOf(formula, standing, seat, handSize, fair), fair);
  return Math.max(MIN_POINT_SCALE, Math.abs(stake) / TYPICAL_STAKE);
}

/** Scale factor from standard points to partnership points. */
export const partnershipPointScale = ({ perTrick }: PartnershipScoring): number =>
  Math.max(MIN_POINT_SCALE, TRICKS_PER_STANDARD_POINT * perTrick);

/** Scale factor from standard points to points of a game. */
export function pointScaleOf(view: PlayerView, handSize: number): number {
  const scoring = resolveScoring(view.rules.scoring);
  return scoring.kind === 'formula'
    ? soloPointScale(scoring, view, handSize)
    : partnershipPointScale(scoring);
}

/**
 * Whether making a bid always pays more than missing it by one trick. All named scorings do; under a custom
 * formula that does not, the nets' training does not apply.
 */
export function makingPays(formula: Formula, handSize: number): boolean {
  const sign = pointSign(formula);
  const points = (bid: number, tricks: number) =>
    sign * bidPoints(formula, { bid, tricks, handSize });
  for (let bid = 0; bid <= handSize; bid++) {
    const made = points(bid, bid);
    if (bid > 0 && points(bid, bid - 1) >= made) return false;
    if (bid < handSize && points(bid, bid + 1) >= made) return false;
  }
  return true;
}
