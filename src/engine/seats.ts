/** A place at the table, 0…players−1, clockwise [DEAL-1]. */
export type Seat = number;

/** The seat `steps` places clockwise. */
export const seatAfter = (seat: Seat, players: number, steps = 1): Seat => (seat + steps) % players;

/** All seats clockwise, beginning with `first`. */
export const seatsFrom = (first: Seat, players: number): Seat[] =>
  Array.from({ length: players }, (_, step) => (first + step) % players);

/** All seats in the order of bidding and of the first trick: dealer's left first, dealer last. */
export const seatsFromLeftOf = (dealer: Seat, players: number): Seat[] =>
  seatsFrom(seatAfter(dealer, players), players);
