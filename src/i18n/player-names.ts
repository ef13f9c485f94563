import type { SeatInfo } from '@/engine/index.ts';
import type { Translate } from './i18n.ts';

/** The name of a seat: the opponent's, or "You". */
export const playerName = (t: Translate, seat: SeatInfo | undefined): string =>
  seat === undefined || seat.name === '' ? t('player.you') : seat.name;
