import type { BidView, PlayerView, RoundView, Seat } from '@/engine/index.ts';

/** A round that has been dealt, as somebody sees it. */
export type SeenRound = Exclude<RoundView, { readonly phase: 'ready' }>;

/** The dealt round of a view, or null before the deal. */
export const dealtRound = ({ round }: PlayerView): SeenRound | null =>
  round.phase === 'ready' ? null : round;

/** Where a seat stands in the round, as one glance should tell it. */
export type SeatState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sealed' }
  | { readonly kind: 'bid'; readonly bid: number }
  | { readonly kind: 'needs' | 'exact' | 'over'; readonly bid: number; readonly won: number }
  | { readonly kind: 'made' | 'short'; readonly bid: number; readonly won: number };

function bidState(bid: BidView): SeatState {
  if (bid === null) return { kind: 'waiting' };
  return bid === 'sealed' ? { kind: 'sealed' } : { kind: 'bid', bid };
}

/** Where a seat stands, from what the viewer may know. */
export function seatState({ round }: PlayerView, seat: Seat): SeatState {
  if (round.phase === 'ready') return { kind: 'idle' };
  const bid = round.bids[seat] ?? null;
  const won = round.tricks[seat] ?? 0;
  if (typeof bid !== 'number' || round.phase === 'bid' || round.phase === 'trump')
    return bidState(bid);
  if (won > bid) return { kind: 'over', bid, won };
  if (round.phase === 'play')
    return won === bid ? { kind: 'exact', bid, won } : { kind: 'needs', bid, won };
  return won === bid ? { kind: 'made', bid, won } : { kind: 'short', bid, won };
}

/** Bids against tricks: what sort of round it is. Sealed and missing bids do not count yet. */
export interface Balance {
  readonly bid: number;
  readonly tricks: number;
  readonly complete: boolean;
}

export function balanceOf(round: SeenRound): Balance {
  const open = round.bids.filter((bid) => typeof bid === 'number');
  return {
    bid: open.reduce((sum, bid) => sum + bid, 0),
    tricks: round.handSize,
    complete: open.length === round.bids.length,
  };
}

interface Place {
  readonly x: number;
  readonly y: number;
}

function onCircle(step: number, players: number): Place {
  const angle = Math.PI / 2 + (2 * Math.PI * step) / players;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

/**
 * Where a seat sits, seen from the viewer at the bottom: x from −1 (left) to 1 (right), y from −1
 * (top) to 1 (bottom), clockwise from the viewer's left as the seats are [DEAL-1]. The highest of
 * the others sit at the very top, so that rows of seats lie as far apart as there is room.
 */
export function seatPlace(seat: Seat, viewer: Seat, players: number): Place {
  const step = (seat - viewer + players) % players;
  if (step === 0) return { x: 0, y: 1 };
  const top = Math.abs(onCircle(Math.floor(players / 2), players).y);
  const { x, y } = onCircle(step, players);
  return { x, y: y / top };
}
