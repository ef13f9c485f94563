import { type PlayerView, type Seat, seatAfter } from '@/engine/index.ts';
import type { MessageKey, Translate } from '@/i18n/i18n.ts';
import { playerName } from '@/i18n/player-names.ts';

const TURN = {
  declare: ['turn.you.call', 'turn.other.declare'],
  bid: ['turn.you.bid', 'turn.other.bid'],
  trump: ['turn.you.call', 'turn.other.trump'],
  play: ['turn.you.play', 'turn.other.play'],
} as const satisfies Record<string, readonly [MessageKey, MessageKey]>;

/** Whose turn it is, for the line below the trick. */
export function turnLine(t: Translate, view: PlayerView): string {
  const { round } = view;
  const [seat] = view.toAct;
  if (seat === undefined) return '';
  if (round.phase === 'ready' || round.phase === 'scored' || round.phase === 'over') return '';
  const [own, other] = TURN[round.phase];
  // Sealed bids have no order.
  if (view.toAct.length > 1 && !view.toAct.includes(view.seat)) return t('turn.all.bid');
  if (!view.toAct.includes(view.seat)) return t(other, { name: playerName(t, view.seats[seat]) });
  // In a replay nobody has choices.
  if (view.choices.length === 0) return '';
  const leads = round.phase === 'play' && round.trick.cards.length === 0;
  return t(leads ? 'turn.you.lead' : own);
}

/** The seats of a trick in the order of play. */
export const trickSeats = (leader: Seat, count: number, players: number): Seat[] =>
  Array.from({ length: count }, (_, index) => seatAfter(leader, players, index));
