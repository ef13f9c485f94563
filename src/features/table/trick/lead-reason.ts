import { type PlayerView, type Seat, chooserReason } from '@/engine/index.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { trumpReason } from '@/i18n/trump-reason.ts';

/** The highest bidder who is about to lead the first trick [LEAD-1]. */
interface LeadByBid {
  readonly leader: Seat;
  /** "Rufus bid highest (3)". */
  readonly reason: string;
}

/**
 * Who leads the first trick by having bid highest, and why; null if another rule decides, all bid
 * 0, or the leader named trump and the reason has been told.
 */
export function leadByBid(t: Translate, view: PlayerView): LeadByBid | null {
  const { rules, round } = view;
  if (rules.firstLead !== 'highest-bidder' || round.phase !== 'play') return null;
  const { leader, cards } = round.trick;
  if (round.taken.length > 0 || cards.length > 0 || round.chooser !== null) return null;
  if (round.bids[leader] === 0) return null;
  return { leader, reason: trumpReason(t, view, leader, chooserReason(view, leader)) };
}
