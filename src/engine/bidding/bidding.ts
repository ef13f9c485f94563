import type { RuleSet } from '../rulesets/rules.ts';
import { type Seat, seatAfter, seatsFromLeftOf } from '../seats.ts';

/** Why a bid is not allowed. */
export type BidRefusal =
  | { readonly kind: 'bid-not-whole' }
  | { readonly kind: 'bid-out-of-range'; readonly max: number }
  | { readonly kind: 'hook'; readonly forbidden: number; readonly handSize: number }
  | { readonly kind: 'zero-limit'; readonly limit: number };

/** The public facts that determine legal bids. `bids` by seat, null for none yet. */
export interface BidContext {
  readonly rules: RuleSet;
  readonly handSize: number;
  readonly bids: readonly (number | null)[];
  readonly seat: Seat;
  /** How many rounds in a row, up to the last one, this seat has bid 0. */
  readonly zeroRun: number;
}

/** Whether the hook applies in rounds of that hand size [BID-2], [BID-5], [BID-6]. */
export const isHooked = (
  { hook, hookFrom = 1, bidding }: Pick<RuleSet, 'hook' | 'hookFrom' | 'bidding'>,
  handSize: number,
): boolean => hook && bidding === 'in-turn' && handSize >= hookFrom;

/**
 * The last bidder's forbidden bid, or null [BID-2], [BID-5]. The last bidder is the dealer, unless
 * the dealer declared blind nil [SP-2].
 */
export function forbiddenBid(context: BidContext): number | null {
  const { rules, handSize, bids, seat } = context;
  if (!isHooked(rules, handSize)) return null;
  let others = 0;
  for (let other = 0; other < bids.length; other++) {
    if (other === seat) continue;
    const bid = bids[other] ?? null;
    if (bid === null) return null;
    others += bid;
  }
  const forbidden = handSize - others;
  return forbidden < 0 ? null : forbidden;
}

/** The limit that forbids another bid of zero, or null; waived if the hook forbids all others [BID-3], [BID-4]. */
function reachedZeroLimit(
  { rules: { zeroLimit }, zeroRun, handSize }: BidContext,
  forbidden: number | null,
): number | null {
  if (zeroLimit === null || zeroRun < zeroLimit) return null;
  // The hook does not forbid zero here: such a bid has been refused before.
  const otherBids = forbidden === null ? handSize : handSize - 1;
  return otherBids > 0 ? zeroLimit : null;
}

/**
 * Why a bid is not allowed, or null. Accepts any value. −0 is refused, since JSON writes it as 0.
 */
export function bidRefusal(context: BidContext, bid: unknown): BidRefusal | null {
  const { handSize } = context;
  if (typeof bid !== 'number' || !Number.isInteger(bid) || Object.is(bid, -0))
    return { kind: 'bid-not-whole' };
  if (bid < 0 || bid > handSize) return { kind: 'bid-out-of-range', max: handSize };
  const forbidden = forbiddenBid(context);
  if (bid === forbidden) return { kind: 'hook', forbidden, handSize };
  const limit = bid === 0 ? reachedZeroLimit(context, forbidden) : null;
  return limit === null ? null : { kind: 'zero-limit', limit };
}

/** The seats that may bid now: the next in turn, or all that have not sealed a bid [BID-1], [BID-5]. */
const OPEN_BIDDERS = {
  'in-turn': (waiting) => waiting.slice(0, 1),
  sealed: (waiting) => waiting,
} as const satisfies Record<RuleSet['bidding'], (waiting: readonly Seat[]) => readonly Seat[]>;

/** Whether bids are secret until all are in [BID-5]. */
export const bidsAreSealed = (rules: RuleSet): boolean => rules.bidding === 'sealed';

/** The seats that may bid now, in the order of bidding; none when all have bid. */
export function openBidders(
  rules: RuleSet,
  bids: readonly (number | null)[],
  dealer: Seat,
): readonly Seat[] {
  const waiting = seatsFromLeftOf(dealer, rules.players).filter((seat) => bids[seat] === null);
  return OPEN_BIDDERS[rules.bidding](waiting);
}

/** The highest bidder, the earliest of equal ones, who names trump [TRUMP-3] or leads [LEAD-1]. */
export function highestBidder(bids: readonly number[], dealer: Seat): Seat {
  return seatsFromLeftOf(dealer, bids.length).reduce((best, seat) =>
    (bids[seat] ?? 0) > (bids[best] ?? 0) ? seat : best,
  );
}

/** Who leads the first trick once all have bid: left of the dealer, or the highest bidder [PLAY-1], [LEAD-1]. */
export const firstLeader = (
  { firstLead, players }: Pick<RuleSet, 'firstLead' | 'players'>,
  bids: readonly number[],
  dealer: Seat,
): Seat =>
  firstLead === 'highest-bidder' ? highestBidder(bids, dealer) : seatAfter(dealer, players);
