import { type GameRecord, HUMAN } from '@/engine/index.ts';

/** A game whose person has a name: it is another one than the one who looks at it. */
export const withName = ({ header, commands }: GameRecord, name: string): GameRecord => ({
  header: {
    ...header,
    seats: header.seats.map((seat) => (seat.player === HUMAN ? { ...seat, name } : seat)),
  },
  commands,
});
