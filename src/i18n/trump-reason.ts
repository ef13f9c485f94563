import type { PlayerView, Seat } from '@/engine/index.ts';
import type { MessageKey, Translate } from './i18n.ts';
import { playerName } from './player-names.ts';

type Reason = 'highest' | 'first' | 'nearest' | 'zero';

/** Why this seat names trump: its bid stands alone, is the earliest, or nobody has bid [TRUMP-3]. */
function reasonOf(view: PlayerView, bids: readonly number[], highest: number): Reason {
  if (highest === 0) return 'zero';
  if (bids.filter((bid) => bid === highest).length === 1) return 'highest';
  return view.rules.bidding === 'sealed' ? 'nearest' : 'first';
}

const WORDS = {
  highest: ['trump.why.you.highest', 'trump.why.other.highest'],
  first: ['trump.why.you.first', 'trump.why.other.first'],
  nearest: ['trump.why.you.nearest', 'trump.why.other.nearest'],
  zero: ['trump.why.you.zero', 'trump.why.other.zero'],
} as const satisfies Record<Reason, readonly [MessageKey, MessageKey]>;

/** Why it is for this seat to name trump, in a sentence. */
export function trumpReason(t: Translate, view: PlayerView, chooser: Seat): string {
  if (view.round.phase === 'ready') return '';
  const bids = view.round.bids.map((bid) => (typeof bid === 'number' ? bid : 0));
  const bid = bids[chooser] ?? 0;
  const [own, other] = WORDS[reasonOf(view, bids, bid)];
  return chooser === view.seat
    ? t(own, { bid })
    : t(other, { bid, name: playerName(t, view.seats[chooser]) });
}
