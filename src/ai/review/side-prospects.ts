import {
  type GameState,
  type Header,
  type PlayerView,
  type Seat,
  type Standing,
  dealtRound,
  isHooked,
  seatsFromLeftOf,
  sideOf,
  viewFor,
  type DealtView,
} from '../../engine/index.ts';
import type { Core } from '../net/core.ts';
import type { NetAddresses } from '../net/loaded-nets.ts';
import { bidMask, putBags, putPosition } from '../net/position.ts';
import { sampleDeal } from './sample-deals.ts';
import { putOpenHands } from './open-hands.ts';
import { bidsOf, seatsAround } from './prospects.ts';
import type { Steps } from '../steps.ts';

/** Deals per mean. */
const DEALS_PER_MEAN = 1200;

/**
 * The side's expected points with the best bid of a mask; with an empty one, with the blind nil of the seat.
 * Partnership bids are never sealed [BID-5].
 */
function sidePoints(core: Core, nets: NetAddresses, seat: Seat, open: number): number {
  const bid = open === 0 ? 0 : core.chooseBid(nets.bid, seat, open, false);
  return core.pointsOfBid(nets.bid, seat, bid, false);
}

/**
 * Points the side of a seat expects at that seat's bid, from its cards, the bids before and the bags; also
 * for a seat that has bid blind.
 */
export function sideValue(core: Core, nets: NetAddresses, view: PlayerView): number {
  const round = dealtRound(view);
  if (round === null) throw new Error('nothing is dealt');
  putPosition(core, view, round);
  putBags(core, view);
  return sidePoints(core, nets, view.seat, bidMask(bidsOf(view)));
}

/**
 * The mean points the side of a seat expects at that seat's bid, given its place from the dealer's left, the
 * blind nils, the hand size and the bags. Yields after every deal.
 */
export function* meanSideValue(
  core: Core,
  nets: NetAddresses,
  header: Header,
  view: PlayerView,
  { handSize, dealer, blindNils }: DealtView,
): Steps<number> {
  const { players } = header.rules;
  const order = seatsFromLeftOf(dealer, players);
  const place = order.indexOf(view.seat);
  const places = seatsFromLeftOf(0, players);
  const seat = places[place] as Seat;
  const isOtherSide = sideOf(header.rules, seat) !== sideOf(header.rules, view.seat);
  const { bags } = view.standing;
  const standing = { ...view.standing, bags: isOtherSide ? bags.toReversed() : bags };
  const isBlind = (each: Seat): boolean => blindNils[order[places.indexOf(each)] as Seat] === true;
  const seats = seatsAround(header, view.seat, seat);
  let sum = 0;
  for (let index = 0; index < DEALS_PER_MEAN; index++) {
    const deal = sampleDeal({ ...header, seats }, handSize, index);
    sum += sideValueIn(core, nets, deal, { seat, standing, isBlind });
    yield;
  }
  return sum / DEALS_PER_MEAN;
}

/** How a seat sits in a random deal. */
interface Seating {
  readonly seat: Seat;
  readonly standing: Standing;
  readonly isBlind: (seat: Seat) => boolean;
}

/** What the side of a seat expects at its bid, after the seats before it have bid by their own hands. */
function sideValueIn(
  core: Core,
  nets: NetAddresses,
  state: GameState,
  { seat, standing, isBlind }: Seating,
): number {
  const view = { ...viewFor(state, seat), standing };
  const round = dealtRound(view);
  if (round === null) throw new Error('nothing is dealt');
  const { rules } = view;
  const blindNils = round.hands.map((_, each) => isBlind(each));
  putPosition(core, view, {
    ...round,
    blindNils,
    bids: blindNils.map((blind) => (blind ? 0 : null)),
  });
  putBags(core, view);
  putOpenHands(core, state);
  const bids = new Int32Array(core.memory.buffer, core.bidsAt.value, rules.players);
  const order = seatsFromLeftOf(round.dealer, rules.players);
  /** The bids open to a seat after others [BID-2], as bits; blind bids are made already. */
  const open = (each: Seat): number => {
    if (isBlind(each)) return 0;
    const all = (2 << round.handSize) - 1;
    if (!isHooked(rules, round.handSize)) return all;
    const others = bids.filter((_, other) => other !== each);
    const closed = round.handSize - others.reduce((total, bid) => total + bid, 0);
    return others.some((bid) => bid < 0) || closed < 0 ? all : all & ~(1 << closed);
  };
  // A seat that bid blind sees its cards before the others bid.
  const before = isBlind(seat) ? [] : order.slice(0, order.indexOf(seat));
  for (const each of before)
    if (!isBlind(each)) bids[each] = core.chooseBid(nets.bid, each, open(each), false);
  return sidePoints(core, nets, seat, open(seat));
}
