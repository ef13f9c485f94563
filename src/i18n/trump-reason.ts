import type { ChooserReason, PlayerView, Seat } from '@/engine/index.ts';
import type { MessageKey, Translate } from './i18n.ts';
import { isYou, playerName } from './player-names.ts';

const WORDS = {
  highest: ['trump.why.you.highest', 'trump.why.other.highest'],
  first: ['trump.why.you.first', 'trump.why.other.first'],
  nearest: ['trump.why.you.nearest', 'trump.why.other.nearest'],
  joker: ['trump.why.you.joker', 'trump.why.other.joker'],
  zero: ['trump.why.you.zero', 'trump.why.other.zero'],
} as const satisfies Record<ChooserReason, readonly [MessageKey, MessageKey]>;

/** Why this seat names trump. */
export function trumpReason(
  t: Translate,
  view: PlayerView,
  chooser: Seat,
  reason: ChooserReason,
): string {
  if (view.round.phase === 'ready') return '';
  const bid = view.round.bids[chooser] ?? 0;
  const [own, other] = WORDS[reason];
  return isYou(view, chooser)
    ? t(own, { bid })
    : t(other, { bid, name: playerName(t, view.seats[chooser]) });
}
