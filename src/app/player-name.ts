import { type GameRecord, HUMAN } from '@/engine/index.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { friendName } from '@/i18n/friend-name.ts';
import { humanSeat } from '@/store/seating.ts';

/** The record with a name at the human's seat. */
export const withName = ({ header, commands }: GameRecord, name: string): GameRecord => ({
  header: {
    ...header,
    seats: header.seats.map((seat) => (seat.player === HUMAN ? { ...seat, name } : seat)),
  },
  commands,
});

/** The human's name; '' for the player here. */
export const humanName = ({ header }: GameRecord): string =>
  header.seats[humanSeat(header)]?.name ?? '';

/** Someone else's game, with a placeholder for a missing name. */
export const withFriendName = (t: Translate, record: GameRecord): GameRecord =>
  humanName(record) === '' ? withName(record, friendName(t)) : record;
