import { type PlayerView, type Seat, arePartners, dealtRound, sideOf } from '@/engine/index.ts';
import { formatNumber } from '@/i18n/format.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { plainList } from '@/i18n/plain-list.ts';
import { playerName } from '@/i18n/player-names.ts';
import { type SeatState } from './seat-state.ts';

/** The status of a seat in words. */
function stateText(t: Translate, state: SeatState): string {
  switch (state.kind) {
    case 'idle':
      return '';
    case 'waiting':
      return t('seat.waiting');
    case 'sealed':
      return t('seat.sealed');
    case 'own-sealed':
      return t('seat.sealedOwn', { bid: state.bid });
    case 'bid':
      return t('seat.bid', { bid: state.bid });
    case 'nil':
      return t(state.blind ? 'seat.blindNil' : 'seat.nil');
    case 'nil-holds':
      return t('seat.nilHolds');
    case 'nil-broken':
      return t('seat.nilBroken');
    case 'needs':
      return t('seat.needs', { count: state.bid - state.won });
    case 'exact':
      return t('seat.exact');
    case 'made':
      return t('seat.made');
    case 'sunk':
      return t('seat.sunk');
    case 'over':
      return t('seat.over', { count: state.won - state.bid });
    case 'extra':
      return t('seat.extra', { count: state.won - state.bid });
    case 'share':
      return t('seat.progress', { won: state.won, bid: state.bid });
    case 'short':
      return t('seat.short', { count: state.bid - state.won });
  }
}

/** Tricks and bid on the plate: "0/2"; the bid alone until play, and empty before it. */
export function badgeText(t: Translate, state: SeatState): string {
  switch (state.kind) {
    case 'idle':
    case 'waiting':
    case 'sealed':
    case 'own-sealed':
      return '';
    case 'bid':
      return formatNumber(state.bid);
    case 'nil':
      return formatNumber(0);
    case 'nil-holds':
    case 'nil-broken':
      return t('seat.count', { won: state.won, bid: 0 });
    default:
      return t('seat.count', { won: state.won, bid: state.bid });
  }
}

/** The status on the plate, beside the badge; empty if the badge says it all. */
export function plateText(t: Translate, state: SeatState): string {
  switch (state.kind) {
    case 'waiting':
    case 'bid':
    case 'share':
      return '';
    case 'sealed':
      return t('seat.sealedShort');
    default:
      return stateText(t, state);
  }
}

/** The points of a seat's side. */
const pointsOf = ({ rules, standing }: PlayerView, seat: Seat): number =>
  standing.totals[sideOf(rules, seat)] ?? 0;

/** Points as text, and as a number for the plural. */
const counted = (points: number) => ({ points: formatNumber(points), count: Math.abs(points) });

/** The points of a seat, on its plate. */
export const plateScore = (t: Translate, view: PlayerView, seat: Seat): string =>
  t('seat.points', counted(pointsOf(view, seat)));

/** The same where there is only room for a figure. */
export const plateFigure = (view: PlayerView, seat: Seat): string =>
  formatNumber(pointsOf(view, seat));

/** The style of an opponent; empty for other seats. */
export const styleText = (t: Translate, { seats }: PlayerView, seat: Seat): string => {
  const style = seats[seat]?.style;
  return style === undefined ? '' : t(`style.${style}`);
};

/** Everything about a seat in one sentence, for screen readers. */
export function seatLabel(t: Translate, view: PlayerView, seat: Seat, state: SeatState): string {
  const round = dealtRound(view);
  const parts = [
    styleText(t, view, seat),
    arePartners(view.rules, view.seat, seat) ? t('seat.yourPartner') : '',
    stateText(t, state),
    'won' in state && state.kind !== 'share' && state.kind !== 'nil-holds'
      ? t('seat.progress', { won: state.won, bid: 'bid' in state ? state.bid : 0 })
      : '',
    round?.dealer === seat ? t('seat.dealer') : '',
    t('seat.score', counted(pointsOf(view, seat))),
  ];
  return t('seat.label', {
    name: playerName(t, view.seats[seat]),
    state: plainList(
      t,
      parts.filter((part) => part !== ''),
    ),
  });
}
