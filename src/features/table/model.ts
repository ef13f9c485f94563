import {
  type BidView,
  type PlayerView,
  type RoundView,
  type Seat,
  resolveScoring,
  seatsOfSide,
  sideOf,
} from '@/engine/index.ts';

/** A round that has been dealt, as somebody sees it. */
export type SeenRound = Exclude<RoundView, { readonly phase: 'ready' }>;

/** The dealt round of a view, or null before the deal. */
export const dealtRound = ({ round }: PlayerView): SeenRound | null =>
  round.phase === 'ready' ? null : round;

/** Whether partners score together. */
export const hasPartners = ({ rules }: PlayerView): boolean => rules.sides === 'partners';

/** Whether a bid of 0 is a promise of its own [SP-2]. */
const hasNil = ({ rules }: PlayerView): boolean =>
  resolveScoring(rules.scoring).kind === 'partnership';

/** Whether bids are shown together when all are in [BID-5]. */
export const bidsAreSealed = ({ rules }: PlayerView): boolean => rules.bidding === 'sealed';

/** Whether a seat plays for the viewer's side, without being the viewer's. */
export const isPartner = ({ rules, seat: own }: PlayerView, seat: Seat): boolean =>
  seat !== own && sideOf(rules, seat) === sideOf(rules, own);

/** Where a seat stands in the round, as one glance should tell it. */
export type SeatState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sealed' }
  | { readonly kind: 'own-sealed' | 'bid'; readonly bid: number }
  | { readonly kind: 'nil'; readonly blind: boolean }
  | { readonly kind: 'nil-holds' | 'nil-broken'; readonly won: number }
  | { readonly kind: 'needs' | 'exact' | 'over'; readonly bid: number; readonly won: number }
  /** More than the bid, where that is no fault: the side counts. */
  | { readonly kind: 'extra'; readonly bid: number; readonly won: number }
  | { readonly kind: 'made' | 'short'; readonly bid: number; readonly won: number };

function bidState(view: PlayerView, round: SeenRound, seat: Seat): SeatState {
  const bid: BidView = round.bids[seat] ?? null;
  const blind = round.blindNils[seat] === true;
  if (blind) return { kind: 'nil', blind };
  if (round.phase === 'declare') return { kind: 'idle' };
  if (bid === null) return { kind: 'waiting' };
  if (bid === 'sealed') return { kind: 'sealed' };
  if (bid === 0 && hasNil(view)) return { kind: 'nil', blind };
  const closed = round.phase !== 'bid' || !bidsAreSealed(view);
  return { kind: closed ? 'bid' : 'own-sealed', bid };
}

/** Where a seat stands, from what the viewer may know. */
export function seatState(view: PlayerView, seat: Seat): SeatState {
  const { round } = view;
  if (round.phase === 'ready') return { kind: 'idle' };
  const bid = round.bids[seat] ?? null;
  const won = round.tricks[seat] ?? 0;
  const inPlay = round.phase === 'play' || round.phase === 'scored' || round.phase === 'over';
  if (typeof bid !== 'number' || !inPlay) return bidState(view, round, seat);
  if (bid === 0 && hasNil(view)) return { kind: won === 0 ? 'nil-holds' : 'nil-broken', won };
  if (won > bid) return { kind: hasPartners(view) ? 'extra' : 'over', bid, won };
  const goesOn = round.phase === 'play' && round.taken.length < round.handSize;
  if (goesOn) return won === bid ? { kind: 'exact', bid, won } : { kind: 'needs', bid, won };
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

/** What a side has promised together, and how far it is. Who bid nil plays alone [SP-3], [SP-4]. */
export interface Contract {
  readonly bid: number;
  readonly won: number;
  /** Kept from earlier rounds and won in this one. */
  readonly bags: number;
}

export function contractOf({ rules, standing }: PlayerView, round: SeenRound, side: number) {
  const bidOf = (seat: Seat): number => {
    const bid = round.bids[seat];
    return typeof bid === 'number' ? bid : 0;
  };
  const bidders = seatsOfSide(rules, side).filter((seat) => bidOf(seat) > 0);
  const bid = bidders.reduce((sum, seat) => sum + bidOf(seat), 0);
  const won = bidders.reduce((sum, seat) => sum + (round.tricks[seat] ?? 0), 0);
  // A round in the sheet has its bags in the standing already.
  const over = round.phase === 'play' ? Math.max(0, won - bid) : 0;
  const contract: Contract = { bid, won, bags: (standing.bags[side] ?? 0) + over };
  return contract;
}

/** Whether there are more seats than plates of the usual size have room for. */
export const isCrowded = (players: number): boolean => players >= 6;

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

/** A small turn of its own for the card of every seat, in degrees. */
export const tilt = (seat: Seat): number => [-3, 4, -2, 3, -4, 2, 5][seat] ?? 0;

/** How much further to the sides six or seven sit: the trick between them needs the room. */
const SIDEWAYS = 1.25;

/** Where the plate of a seat lies: in a crowd further out than its card. */
export function platePlace(seat: Seat, viewer: Seat, players: number): Place {
  const { x, y } = seatPlace(seat, viewer, players);
  return isCrowded(players) ? { x: Math.max(-1, Math.min(1, x * SIDEWAYS)), y } : { x, y };
}

/**
 * In which order the cards of a trick lie upon each other, lowest first, by seat. A card's index is
 * at its upper left: who sits further right, and among those above each other who sits lower, lies
 * on top, so that no index is covered.
 */
export function trickLayers(viewer: Seat, players: number): number[] {
  const places = Array.from({ length: players }, (_, seat) => seatPlace(seat, viewer, players));
  const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.01;
  const order = places
    .map((_, seat) => seat)
    .toSorted((a, b) => {
      const [one, other] = [places[a], places[b]];
      if (one === undefined || other === undefined) return 0;
      return near(one.x, other.x) ? one.y - other.y : one.x - other.x;
    });
  return places.map((_, seat) => order.indexOf(seat));
}
