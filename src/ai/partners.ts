import {
  type PartnershipScoring,
  type PlayerView,
  type Seat,
  contractOf,
  seatAfter,
  sideOf,
} from '../engine/index.ts';
import type { DealtRound } from './situation.ts';

/** What a side has promised and what is left of the promise [SP-3], [SP-4]. */
export interface Promised {
  readonly bid: number;
  /** Tricks still needed; below zero by as many bags. */
  readonly need: number;
}

/** Whether a seat bid nil, and whether it still holds. */
export const bidsNil = (round: DealtRound, seat: Seat): boolean => round.bids[seat] === 0;
export const nilStands = (round: DealtRound, seat: Seat): boolean =>
  bidsNil(round, seat) && round.tricks[seat] === 0;

/** A side's contract, and what it still needs. */
export function promisedBy({ rules }: PlayerView, round: DealtRound, side: number): Promised {
  const { bid, won } = contractOf(rules, round, side);
  return { bid, need: bid - won };
}

export const partnerOf = (view: PlayerView, seat: Seat): Seat =>
  seatAfter(seat, view.rules.players, view.rules.players / 2);

export const otherSideOf = (view: PlayerView, seat: Seat): number => 1 - sideOf(view.rules, seat);

/** What a bag costs in the long run: its share of the penalty, less the point that it gives. */
export const bagCost = ({ bag, bagLimit, bagPenalty }: PartnershipScoring): number =>
  bagPenalty / bagLimit - bag;
