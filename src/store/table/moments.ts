import {
  type DealtView,
  type PlayerView,
  type Seat,
  breaksTrump,
  dealtRound,
  hasPartners,
  forbiddenBid,
  leadingSides,
  ledSuit,
  nilOf,
  tricksLeft,
  winnerOf,
} from '@/engine/index.ts';
import type { Cue, CueOf } from './cue.ts';

/** A memorable event, as far as the viewer can see it. */
export type Moment =
  /** A bid made, or a nil, at the end of the round. */
  | { readonly kind: 'made' | 'nil-made'; readonly seat: Seat }
  /** A bid that can no longer be made, or a nil, when it happens. */
  | { readonly kind: 'sunk' | 'nil-broken'; readonly seat: Seat }
  /** The last bidder bid right beside the number that the hook forbade. */
  | { readonly kind: 'hooked'; readonly seat: Seat; readonly forbidden: number }
  | { readonly kind: 'ruff'; readonly seat: Seat }
  /** The last trick, which these seats need. */
  | { readonly kind: 'last-trick'; readonly seats: readonly Seat[] }
  /** A side that leads alone, and did not before. */
  | { readonly kind: 'lead'; readonly side: number };

/** Whether a bid can no longer be made. */
const isSunk = (need: number, left: number): boolean => need < 0 || need > left;

/** How many tricks a seat still needs; null before its bid is open. */
export function needOf({ bids, tricks }: DealtView, seat: Seat): number | null {
  const bid = bids[seat];
  return typeof bid === 'number' ? bid - (tricks[seat] ?? 0) : null;
}

/** What a trick decides for a seat. */
function seatMoment(view: PlayerView, round: DealtView, winner: Seat, seat: Seat): Moment[] {
  const need = needOf(round, seat);
  const left = tricksLeft(round);
  if (need === null) return [];
  if (nilOf(view, seat) !== null) {
    if (seat === winner) return need === -1 ? [{ kind: 'nil-broken', seat }] : [];
    return left === 0 && need === 0 ? [{ kind: 'nil-made', seat }] : [];
  }
  if (hasPartners(view.rules)) return [];
  if (left === 0 && need === 0) return [{ kind: 'made', seat }];
  const before = need + (seat === winner ? 1 : 0);
  return isSunk(need, left) && !isSunk(before, left + 1) ? [{ kind: 'sunk', seat }] : [];
}

/** The seats that need the last trick, until it is taken; none unless two of them do, or the viewer does. */
export function lastTrickSeats(view: PlayerView): readonly Seat[] {
  const round = dealtRound(view);
  if (round?.phase !== 'play' || round.handSize < 2 || hasPartners(view.rules)) return [];
  if (tricksLeft(round) !== 1) return [];
  const seats = round.bids.flatMap((_, seat) => (needOf(round, seat) === 1 ? [seat] : []));
  return seats.length > 1 || seats.includes(view.seat) ? seats : [];
}

function trickMoments(view: PlayerView, { winner }: CueOf<'trickTaken'>): Moment[] {
  const round = dealtRound(view);
  if (round === null) return [];
  const seats = lastTrickSeats(view);
  return [
    ...view.seats.flatMap((_, seat) => seatMoment(view, round, winner, seat)),
    ...(seats.length > 0 ? [{ kind: 'last-trick', seats } as const] : []),
  ];
}

/** The last bidder, if it bid right next to the number that the hook forbade, most likely because it wanted that. */
export function hookedBidder({
  rules,
  round,
}: PlayerView): Extract<Moment, { kind: 'hooked' }> | null {
  if (round.phase === 'ready' || hasPartners(rules)) return null;
  const { dealer: seat, handSize } = round;
  const bids = round.bids.map((bid) => (typeof bid === 'number' ? bid : null));
  const [bid = null] = bids.slice(seat);
  const forbidden = forbiddenBid({ rules, handSize, bids, seat, zeroRun: 0 });
  if (forbidden === null || bid === null || Math.abs(forbidden - bid) > 1) return null;
  return { kind: 'hooked', seat, forbidden };
}

function bidMoments(view: PlayerView, { seat }: CueOf<'bidMade'>): Moment[] {
  const moment = hookedBidder(view);
  return moment?.seat === seat ? [moment] : [];
}

function cardMoments(view: PlayerView, { seat, card }: CueOf<'cardPlayed'>): Moment[] {
  const round = dealtRound(view);
  if (round === null || round.trump === null) return [];
  const led = ledSuit(round.trick);
  const isRuff =
    led !== null &&
    breaksTrump(card, led, round.trump) &&
    winnerOf(round.trick, round.trump, view.rules) === seat;
  return isRuff ? [{ kind: 'ruff', seat }] : [];
}

/** The side that took the lead in the last round; null if it did not change. */
export function newLeader({ rules, past }: PlayerView): number | null {
  const [before, now] = [past.at(-2), past.at(-1)];
  if (before === undefined || now === undefined) return null;
  const [leader, ...shared] = leadingSides(rules, now.standing.totals);
  if (leader === undefined || shared.length > 0) return null;
  return leadingSides(rules, before.standing.totals).includes(leader) ? null : leader;
}

function scoreMoments(view: PlayerView): Moment[] {
  const side = newLeader(view);
  return side === null ? [] : [{ kind: 'lead', side }];
}

/** The moments of a cue; `view` is the view after it. */
export function momentsOf(view: PlayerView, cue: Cue): readonly Moment[] {
  switch (cue.type) {
    case 'bidMade':
      return bidMoments(view, cue);
    case 'cardPlayed':
      return cardMoments(view, cue);
    case 'trickTaken':
      return trickMoments(view, cue);
    case 'roundScored':
      return scoreMoments(view);
    default:
      return [];
  }
}
