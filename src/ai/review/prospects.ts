import {
  ADAPTIVE,
  type Command,
  type GameState,
  HUMAN,
  type Header,
  type PlayerKind,
  type PlayerView,
  type Seat,
  type SeatInfo,
  allowed,
  dealtRound,
  seatsFromLeftOf,
  toAct,
  totalSign,
  viewFor,
} from '../../engine/index.ts';
import { decisionRng } from '../decision-rng.ts';
import { chooseMove } from '../heuristic/choose-move.ts';
import { HEURISTIC_LEVELS, type HeuristicLevel } from '../heuristic/levels.ts';
import type { NetAddresses } from '../net/loaded-nets.ts';
import { netBidOrTrump, putDecision } from '../net/net-choice.ts';
import { bidMask, putPosition } from '../net/position.ts';
import { SPOILING } from '../heuristic/points.ts';
import { NO_BIAS } from '../style.ts';
import type { Core } from '../net/core.ts';
import { apply, sampleDeals } from './sample-deals.ts';
import type { Steps } from '../steps.ts';

/**
 * Deals per mean for each player ({@link sampleDeals}). Means are off by 0.04 points (standard deviation), and the
 * luck of a seat over a game of 19 rounds by some 0.2 to 0.3 points, in other directions from game to game.
 */
export const DEALS_PER_MEAN = 300;

type Bid = Extract<Command, { type: 'bid' }>;

/** The bids that the seat of a view may make. */
export const bidsOf = (view: PlayerView): Bid[] =>
  allowed(view.choices).filter((command) => command.type === 'bid');

/** The best bid when opponents' points have this weight, and its value. */
function bestBid(core: Core, nets: NetAddresses, view: PlayerView, spoiling: number) {
  core.setSpoiling(spoiling);
  const isSealed = view.rules.bidding === 'sealed';
  const bid = core.chooseBid(nets.bid, view.seat, bidMask(bidsOf(view)), isSealed);
  const { buffer } = core.memory;
  const count = core.actionCount.value;
  const values = new Float32Array(buffer, core.actionValuesAt.value, count);
  return { bid, value: Math.max(...values) };
}

/** The bids of a seat about to bid, whose position is put into the core. */
function putBidder(core: Core, view: PlayerView): readonly [Bid, ...Bid[]] {
  const round = dealtRound(view);
  const [first, ...others] = bidsOf(view);
  if (round === null || first === undefined) throw new Error(`seat ${view.seat} is not to bid`);
  putPosition(core, view, round);
  return [first, ...others];
}

/** Expert's bid. */
function expertBid(core: Core, nets: NetAddresses, view: PlayerView): Bid {
  const bids = putBidder(core, view);
  const { bid } = bestBid(core, nets, view, SPOILING);
  return bids.find((each) => each.bid === bid) ?? bids[0];
}

/**
 * Points that expert expects at its bid, from its cards and the bids before.
 * @throws where the seat of the view is not to bid.
 */
export function handValue(core: Core, nets: NetAddresses, view: PlayerView): number {
  putBidder(core, view);
  return totalSign(view.rules) * bestBid(core, nets, view, 0).value;
}

const isHeuristic = (level: PlayerKind): level is HeuristicLevel =>
  (HEURISTIC_LEVELS as readonly string[]).includes(level);

/** The seating, rotated so that the neighbors of one seat surround another. */
export const seatsAround = ({ seats }: Header, seat: Seat, at: Seat): SeatInfo[] =>
  seats.map((_, each) => seats[(each + seat - at + seats.length) % seats.length] as SeatInfo);

/** The trump that expert names as the seat of a view. */
function expertTrump(core: Core, nets: NetAddresses, view: PlayerView): Command {
  const round = dealtRound(view);
  const moves = allowed(view.choices);
  const [first] = moves;
  if (round === null || first === undefined) throw new Error(`seat ${view.seat} names no trump`);
  putDecision(core, { view, round }, 'points');
  return netBidOrTrump({ core, nets }, { view, round, moves }, NO_BIAS) ?? first;
}

/**
 * The bid or trump of the seat to act at a level: heuristic players choose as at the table, an adaptive one as
 * medium, the others as expert.
 */
function choiceAt(core: Core, nets: NetAddresses, state: GameState, level: PlayerKind): Command {
  const seat = toAct(state)[0] ?? 0;
  const view = viewFor(state, seat);
  const played = level === ADAPTIVE ? 'medium' : level;
  if (isHeuristic(played))
    return chooseMove(view, played, decisionRng(state.header.dealSeed, view));
  return view.round.phase === 'trump' ? expertTrump(core, nets, view) : expertBid(core, nets, view);
}

/** The state at the bid of a seat, after all bids before it and the trump of a high joker [JOKER-5]. */
function beforeBid(core: Core, nets: NetAddresses, deal: GameState, seat: Seat): GameState {
  let state = deal;
  for (;;) {
    const next = toAct(state)[0];
    if (next === undefined || (next === seat && state.round.phase === 'bid')) return state;
    state = apply(state, choiceAt(core, nets, state, state.header.seats[next]?.player ?? HUMAN));
  }
}

/** A seat, its place from the dealer's left, and the hand size of a round. */
export interface Place {
  readonly own: Seat;
  readonly place: number;
  readonly handSize: number;
}

/**
 * The mean expected points at the bid, for expert in a seat's place among the same opponents, for hands of that
 * size under these rules. The others bid by their levels, but without style. Every hand of a deal comes to the
 * place in turn, where it can: where one is strong the others are weak, so the mean needs fewer bids. Yields after
 * every deal.
 */
export function* meanHandValue(
  core: Core,
  nets: NetAddresses,
  header: Header,
  { own, place, handSize }: Place,
): Steps<number> {
  const { players } = header.rules;
  const seat = seatsFromLeftOf(0, players)[place] as Seat;
  const plain = header.seats.map(({ player }) => ({ name: '', player }));
  const placed = { ...header, seats: seatsAround({ ...header, seats: plain }, own, seat) };
  let sum = 0;
  for (let index = 0; index < DEALS_PER_MEAN; index++) {
    for (const deal of sampleDeals(placed, handSize, index)) {
      const state = beforeBid(core, nets, deal, seat);
      sum += handValue(core, nets, viewFor(state, seat));
    }
    yield;
  }
  return sum / (DEALS_PER_MEAN * players);
}
