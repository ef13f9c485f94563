import { bidsAreSealed } from '../bidding/bidding.ts';
import type { Card } from '../cards/card.ts';
import { contractOf } from '../scoring/contract.ts';
import { dealerNames } from '../trump/trump.ts';
import { hasPartners } from '../sides.ts';
import type { Seat } from '../seats.ts';
import type { PlayerView, RoundView } from './view.ts';

/** A dealt round as seen by a seat. */
export type DealtView = Exclude<RoundView, { readonly phase: 'ready' }>;

/** The dealt round of a view, or null before the deal. */
export const dealtRound = ({ round }: PlayerView): DealtView | null =>
  round.phase === 'ready' ? null : round;

/** How many tricks of the round are not taken yet; the one on the table counts. */
export const tricksLeft = ({ handSize, taken }: DealtView): number => handSize - taken.length;

/** Whether a seat bid nil, blind nil or neither [SP-2]. */
export function nilOf({ rules, round }: PlayerView, seat: Seat): 'nil' | 'blind-nil' | null {
  if (round.phase === 'ready' || !hasPartners(rules)) return null;
  if (round.blindNils[seat] === true) return 'blind-nil';
  return round.bids[seat] === 0 ? 'nil' : null;
}

/** The sum of visible bids, and whether all are visible. */
export function visibleBids({ bids }: Pick<DealtView, 'bids'>): {
  readonly sum: number;
  readonly complete: boolean;
} {
  const open = bids.filter((bid) => typeof bid === 'number');
  return { sum: open.reduce((sum, bid) => sum + bid, 0), complete: open.length === bids.length };
}

/** A side's bags, including this round's so far [SP-5]. */
export function bagsOf({ rules, standing, round }: PlayerView, side: number): number {
  const bagsBefore = standing.bags[side] ?? 0;
  // After scoring, the standing includes the round's bags.
  if (round.phase !== 'play') return bagsBefore;
  const { bid, won } = contractOf(rules, round, side);
  return bagsBefore + Math.max(0, won - bid);
}

/**
 * Why a seat names trump [TRUMP-3] or leads [LEAD-1]: it has the only highest bid, the first of equal ones,
 * or of equal sealed ones the one nearest to the dealer's left; all bids are 0; or it is the dealer, and a
 * high joker is turned up or shown [JOKER-5].
 */
export type ChooserReason = 'highest' | 'first' | 'nearest' | 'zero' | 'joker';

/** Why a seat names trump or leads, once all bids are visible, or a high joker is. */
export function chooserReason({ rules, round }: PlayerView, chooser: Seat): ChooserReason {
  if (round.phase === 'trump' && dealerNames(round)) return 'joker';
  const bids = round.phase === 'ready' ? [] : round.bids;
  const highest = bids[chooser];
  if (highest === 0) return 'zero';
  if (bids.filter((bid) => bid === highest).length === 1) return 'highest';
  return bidsAreSealed(rules) ? 'nearest' : 'first';
}

/** The dealer's open card while it is in the dealer's hand; null without one [TRUMP-8]. */
export function openCardInHand({ openCard, taken, trick }: DealtView): Card | null {
  if (openCard === null) return null;
  const isPlayed = [...taken, trick].some(({ cards }) => cards.includes(openCard));
  return isPlayed ? null : openCard;
}
