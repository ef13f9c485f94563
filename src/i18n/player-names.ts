import type { PlayerView, Seat, SeatInfo } from '@/engine/index.ts';
import type { Translate } from './i18n.ts';

/** The name of a seat: the opponent's, or "You". */
export const playerName = (t: Translate, seat: SeatInfo | undefined): string =>
  seat === undefined || seat.name === '' ? t('player.you') : seat.name;

/** Whether a seat is called “you”: the viewer's own, unless somebody else played the game and gave it a name. */
export const isYou = ({ seat: own, seats }: PlayerView, seat: Seat): boolean =>
  seat === own && !seats[seat]?.name;
