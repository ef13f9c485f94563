import { HUMAN, type Header, type Opponent, type Seat } from '@/engine/index.ts';

/** Rejected by the app, not by the rules: exactly one seat must be human. */
export interface NotOneHuman {
  readonly kind: 'not-one-human';
}

/** Whether exactly one seat is a human's, as in every game that the app creates. */
export const hasOneHuman = ({ seats }: Header): boolean =>
  seats.filter(({ player }) => player === HUMAN).length === 1;

/** The human's seat. */
export const humanSeat = ({ seats }: Header): Seat =>
  Math.max(
    0,
    seats.findIndex(({ player }) => player === HUMAN),
  );

/** The level of the opponent at a seat; null for the human. */
export function levelAt({ seats }: Header, seat: Seat): Opponent | null {
  const player = seats[seat]?.player ?? HUMAN;
  return player === HUMAN ? null : player;
}
