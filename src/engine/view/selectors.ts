import { bidsAreSealed } from '../bidding/bidding.ts';
import { contractOf } from '../scoring/contract.ts';
import { hasPartners } from '../sides.ts';
import type { Seat } from '../seats.ts';
import type { PlayerView, RoundView } from './view.ts';

/** A round that has been dealt, as somebody sees it. */
export type DealtView = Exclude<RoundView, { readonly phase: 'ready' }>;

/** The dealt round of a view, or null before the deal. */
export const dealtRound = ({ round }: PlayerView): DealtView | null =>
  round.phase === 'ready' ? null : round;

/** Whether a seat has promised to win nothing: with open eyes, blind, or not at all [SP-2]. */
export function nilOf({ rules, round }: PlayerView, seat: Seat): 'nil' | 'blind-nil' | null {
  if (round.phase === 'ready' || !hasPartners(rules)) return null;
  if (round.blindNils[seat] === true) return 'blind-nil';
  return round.bids[seat] === 0 ? 'nil' : null;
}

/** What the open bids add up to, and whether all are open: sealed and missing ones do not count. */
export function openBids({ bids }: Pick<DealtView, 'bids'>): {
  readonly sum: number;
  readonly complete: boolean;
} {
  const open = bids.filter((bid) => typeof bid === 'number');
  return { sum: open.reduce((sum, bid) => sum + bid, 0), complete: open.length === bids.length };
}

/** Bags of a side: kept from earlier rounds, and won in this one so far [SP-5]. */
export function bagsOf({ rules, standing, round }: PlayerView, side: number): number {
  const kept = standing.bags[side] ?? 0;
  // A round in the sheet has its bags in the standing already.
  if (round.phase !== 'play') return kept;
  const { bid, won } = contractOf(rules, round, side);
  return kept + (bid === 0 ? 0 : Math.max(0, won - bid));
}

/**
 * Why the chooser names trump [TRUMP-3]: the bid stands alone, was the first of equal ones, is (of
 * sealed ones, which have no first) nearest to the dealer's left, or nobody has bid anything.
 */
export type ChooserReason = 'highest' | 'first' | 'nearest' | 'zero';

/** Why this seat names trump, once all bids are open. */
export function chooserReason({ rules, round }: PlayerView, chooser: Seat): ChooserReason {
  const bids = round.phase === 'ready' ? [] : round.bids;
  const highest = bids[chooser];
  if (highest === 0) return 'zero';
  if (bids.filter((bid) => bid === highest).length === 1) return 'highest';
  return bidsAreSealed(rules) ? 'nearest' : 'first';
}
