import {
  type PartnershipScoring,
  type PlayerView,
  type Seat,
  seatAfter,
  seatsOfSide,
  sideOf,
} from '../engine/index.ts';
import type { DealtRound } from './situation.ts';

/** What a side has promised and what is left of the promise [SP-3], [SP-4]. */
export interface Contract {
  readonly bid: number;
  /** Tricks still needed; below zero by as many bags. */
  readonly need: number;
}

const bidAt = (round: DealtRound, seat: Seat): number | null => {
  const bid = round.bids[seat];
  return typeof bid === 'number' ? bid : null;
};

/** Whether a seat bid nil, and whether it still holds. */
export const bidsNil = (round: DealtRound, seat: Seat): boolean => bidAt(round, seat) === 0;
export const nilStands = (round: DealtRound, seat: Seat): boolean =>
  bidsNil(round, seat) && round.tricks[seat] === 0;

/** A side's contract: the bids and tricks of those who did not bid nil. */
export function contractOf({ rules }: PlayerView, round: DealtRound, side: number): Contract {
  const working = seatsOfSide(rules, side).filter((seat) => !bidsNil(round, seat));
  const bid = working.reduce((sum, seat) => sum + (bidAt(round, seat) ?? 0), 0);
  const taken = working.reduce((sum, seat) => sum + (round.tricks[seat] ?? 0), 0);
  return { bid, need: bid - taken };
}

export const partnerOf = (view: PlayerView, seat: Seat): Seat =>
  seatAfter(seat, view.rules.players, view.rules.players / 2);

export const otherSideOf = (view: PlayerView, seat: Seat): number => 1 - sideOf(view.rules, seat);

/** What a bag costs in the long run: its share of the penalty, less the point that it gives. */
export const bagCost = ({ bag, bagLimit, bagPenalty }: PartnershipScoring): number =>
  bagPenalty / bagLimit - bag;
