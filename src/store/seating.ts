import { HUMAN, type Header, type Level, type Seat } from '@/engine/index.ts';

/** Refused at this table, whatever the rules say: there is one screen, so one person plays. */
export interface NotOnePerson {
  readonly kind: 'not-one-person';
}

export const isOnePerson = ({ seats }: Header): boolean =>
  seats.filter(({ player }) => player === HUMAN).length === 1;

/** Where the person sits. */
export const humanSeat = ({ seats }: Header): Seat =>
  Math.max(
    0,
    seats.findIndex(({ player }) => player === HUMAN),
  );

/** The level of the opponent at a seat; null for a person. */
export function levelAt({ seats }: Header, seat: Seat): Level | null {
  const player = seats[seat]?.player ?? HUMAN;
  return player === HUMAN ? null : player;
}
