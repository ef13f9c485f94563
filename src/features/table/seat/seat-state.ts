import {
  type BidView,
  type DealtView,
  type PlayerView,
  type Seat,
  bidsAreSealed,
  hasPartners,
  nilOf,
  tricksLeft,
} from '@/engine/index.ts';

/** A seat's status in the round. */
export type SeatState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sealed' }
  | { readonly kind: 'own-sealed' | 'bid'; readonly bid: number }
  | { readonly kind: 'nil'; readonly blind: boolean }
  | { readonly kind: 'nil-holds' | 'nil-broken'; readonly won: number }
  | {
      readonly kind: 'needs' | 'exact' | 'over' | 'sunk';
      readonly bid: number;
      readonly won: number;
    }
  /** More than the bid in a partnership, where that is no miss. */
  | { readonly kind: 'extra'; readonly bid: number; readonly won: number }
  /** A partner's tricks at the end of a partnership round; the side's contract decides. */
  | { readonly kind: 'share'; readonly bid: number; readonly won: number }
  | { readonly kind: 'made' | 'short'; readonly bid: number; readonly won: number };

function bidState(view: PlayerView, round: DealtView, seat: Seat): SeatState {
  const bid: BidView = round.bids[seat] ?? null;
  const nil = nilOf(view, seat);
  if (nil !== null) return { kind: 'nil', blind: nil === 'blind-nil' };
  if (round.phase === 'declare') return { kind: 'idle' };
  if (bid === null) return { kind: 'waiting' };
  if (bid === 'sealed') return { kind: 'sealed' };
  const open = round.phase !== 'bid' || !bidsAreSealed(view.rules);
  return { kind: open ? 'bid' : 'own-sealed', bid };
}

/** A seat's status, as far as visible. */
export function seatState(view: PlayerView, seat: Seat): SeatState {
  const { round } = view;
  if (round.phase === 'ready') return { kind: 'idle' };
  const bid = round.bids[seat] ?? null;
  const won = round.tricks[seat] ?? 0;
  const inPlay = round.phase === 'play' || round.phase === 'scored' || round.phase === 'over';
  if (typeof bid !== 'number' || !inPlay) return bidState(view, round, seat);
  const goesOn = round.phase === 'play' && tricksLeft(round) > 0;
  if (nilOf(view, seat) !== null) {
    if (won > 0) return { kind: 'nil-broken', won };
    return goesOn ? { kind: 'nil-holds', won } : { kind: 'made', bid, won };
  }
  const isSide = hasPartners(view.rules);
  if (isSide && !goesOn) return { kind: 'share', bid, won };
  if (won > bid) return { kind: isSide ? 'extra' : 'over', bid, won };
  if (!goesOn) return { kind: won === bid ? 'made' : 'short', bid, won };
  const isSunk = !isSide && bid - won > tricksLeft(round);
  return { kind: won === bid ? 'exact' : isSunk ? 'sunk' : 'needs', bid, won };
}
