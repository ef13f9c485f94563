import { type GameRecord, HUMAN } from '@/engine/index.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { humanSeat } from '@/store/seating.ts';

/** A game whose person has a name: it is another one than the one who looks at it. */
export const withName = ({ header, commands }: GameRecord, name: string): GameRecord => ({
  header: {
    ...header,
    seats: header.seats.map((seat) => (seat.player === HUMAN ? { ...seat, name } : seat)),
  },
  commands,
});

/** What the person of a game is called; empty for the one who looks at it. */
export const personOf = ({ header }: GameRecord): string =>
  header.seats[humanSeat(header)]?.name ?? '';

/** The game of somebody else, who may not have told a name. */
export const asFriends = (t: Translate, record: GameRecord): GameRecord =>
  personOf(record) === '' ? withName(record, t('guest.friend')) : record;
