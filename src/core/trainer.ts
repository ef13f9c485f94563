// Self-play and learning: whole rounds, from the deal to the step down the slope. Deep Monte Carlo:
// what the net says about a choice is drawn towards how the round then ended. The host chooses the
// rules, who sits where and the rate of learning, and stores the weights.
import { UNNAMED, first, rest } from './cards';
import { deal, turned } from './deal';
import {
  actionCount,
  actions,
  bidsBut,
  chooseBid,
  chooseCard,
  chooseTrump,
  chooser,
  hookedBid,
  worths,
} from './decide';
import { KEPT, keep, recall } from './feature-list';
import { BID_FEATURES, PLAY_FEATURES } from './features';
import {
  bidInputs as bidInputsNow,
  highestOff,
  highestOffOf,
  lookAtBids,
  lowestOff,
  lowestOffOf,
  offIndex,
  otherChances,
  playInputs as playInputsNow,
  putBidToJudge,
  putCardToJudge,
} from './judge';
import {
  OFFS,
  chance,
  chanceOf,
  chances,
  exp,
  learn,
  netSize,
  readPosition,
  target,
  think,
} from './net';
import { beginHistory, playCount, playSeats, plays, replay } from './history';
import { points, setSpoiling } from './payoff';
import { anyOf, below, seedRandom, uniform } from './random';
import {
  MAX_SEATS,
  begin,
  bids,
  handSize,
  hands,
  legal,
  levels,
  play,
  players,
  seatAfter,
  setTrump,
  trump,
  tricks,
  tricksLeft,
  turn,
} from './round';
import { SIDE_BID_FEATURES, SIDE_PLAY_FEATURES } from './side-features';
import {
  contractOf,
  countedTricks,
  isSided,
  playAlone,
  playInSides,
  sideOf,
  stand,
  unit,
} from './sides';

export { playAlone, playCount, playInSides, seedRandom, setSpoiling, stand };

/** Room for so many bytes, aligned for vectors, never given back. */
export function room(bytes: i32): usize {
  return heap.alloc(<usize>bytes);
}

export function pointsTable(): usize {
  return changetype<usize>(points);
}

export function levelsTable(): usize {
  return changetype<usize>(levels);
}

// What a guest is told about the round, next to `trump` and `playCount`.
export const handsAt: usize = changetype<usize>(hands);
export const bidsAt: usize = changetype<usize>(bids);
export const tricksAt: usize = changetype<usize>(tricks);
export const playsAt: usize = changetype<usize>(plays);
export const playSeatsAt: usize = changetype<usize>(playSeats);
export function trumpNow(): i32 {
  return trump;
}
export function turnedUp(): i32 {
  return turned;
}

export const playNetSize: i32 = netSize(PLAY_FEATURES);
export const bidNetSize: i32 = netSize(BID_FEATURES);
export const playInputs: i32 = PLAY_FEATURES;
export const bidInputs: i32 = BID_FEATURES;
export const sidePlayNetSize: i32 = netSize(SIDE_PLAY_FEATURES);
export const sideBidNetSize: i32 = netSize(SIDE_BID_FEATURES);
export const sidePlayInputs: i32 = SIDE_PLAY_FEATURES;
export const sideBidInputs: i32 = SIDE_BID_FEATURES;

// --- Who sits where --------------------------------------------------------------------------------

const playNets = new StaticArray<usize>(MAX_SEATS);
const bidNets = new StaticArray<usize>(MAX_SEATS);
/** Who has no nets is a guest: the host decides for it. */
const GUEST: usize = 0;
/** Points by which a seat errs: 0 is its best judgement. */
const noises = new StaticArray<f32>(MAX_SEATS);
const learners = new StaticArray<bool>(MAX_SEATS);

export function seatPlayer(
  seat: i32,
  playNet: usize,
  bidNet: usize,
  noise: f32,
  learns: bool,
): void {
  unchecked((playNets[seat] = playNet));
  unchecked((bidNets[seat] = bidNet));
  unchecked((noises[seat] = noise));
  unchecked((learners[seat] = learns));
}

// --- Rules of the rounds to come ------------------------------------------------------------------

let seats: i32 = 4;
let cards: i32 = 10;
let trumpIs: i32 = UNNAMED;
let flips: bool = true;
let breaking: bool = false;
let sealedBids: bool = false;
let hook: bool = true;

export function setRules(
  seatCount: i32,
  hand: i32,
  fixedTrump: i32,
  flipping: bool,
  broken: bool,
  sealing: bool,
  hooking: bool,
): void {
  seats = seatCount;
  cards = hand;
  trumpIs = fixedTrump;
  flips = flipping;
  breaking = broken;
  sealedBids = sealing;
  hook = hooking;
}

// --- What is learned from --------------------------------------------------------------------------

const MOST_RECORDS: i32 = 72;
let recordCount: i32 = 0;
let recordRoom: usize = 0;
const recordSeat = new StaticArray<i32>(MOST_RECORDS);
const recordBid = new StaticArray<bool>(MOST_RECORDS);
const recordLow = new StaticArray<i32>(MOST_RECORDS);
const recordHigh = new StaticArray<i32>(MOST_RECORDS);

function record(seat: i32, isBid: bool, low: i32, high: i32): void {
  if (!unchecked(learners[seat])) return;
  if (recordRoom == 0) recordRoom = room(MOST_RECORDS * KEPT);
  unchecked((recordSeat[recordCount] = seat));
  unchecked((recordBid[recordCount] = isBid));
  unchecked((recordLow[recordCount] = low));
  unchecked((recordHigh[recordCount] = high));
  keep(recordRoom + <usize>(recordCount * KEPT));
  recordCount++;
}

/** What a seat did by way of trial says nothing about how good its choices before were. */
function forget(seat: i32, bidsToo: bool): void {
  for (let k = 0; k < recordCount; k++)
    if (unchecked(recordSeat[k]) == seat && (bidsToo || !unchecked(recordBid[k])))
      unchecked((recordSeat[k] = -1));
}

// --- Guests ---------------------------------------------------------------------------------------

/** Imported from the host: the bid of a guest; `open` has a bit for every bid that it may make. */
declare function guestBid(seat: i32, opener: i32, open: i32): i32;
/** Imported from the host: the trump that a guest names. */
declare function guestTrump(seat: i32, opener: i32): i32;
/** Imported from the host: the card that a guest plays, one of those in `low` and `high`. */
declare function guestCard(seat: i32, opener: i32, low: u32, high: u32): i32;

const isGuest = (seat: i32): bool => unchecked(playNets[seat]) == GUEST;

// --- A round ---------------------------------------------------------------------------------------

/** How often a learner tries a bid, or a card, that it does not think best. */
let bidTrials: f32 = 0.1;
let cardTrials: f32 = 0.02;

export function setTrials(ofBids: f32, ofCards: f32): void {
  bidTrials = ofBids;
  cardTrials = ofCards;
}

/** The action chosen, or with errors of about so many points another one. */
function erring(chosen: i32, points: f32): i32 {
  const noise = points * unit;
  if (noise <= 0 || actionCount < 2) return chosen;
  let most: f32 = -1e9;
  for (let k = 0; k < actionCount; k++) most = max<f32>(most, unchecked(worths[k]));
  let sum: f32 = 0;
  for (let k = 0; k < actionCount; k++) sum += exp((unchecked(worths[k]) - most) / noise);
  let at = uniform() * sum;
  for (let k = 0; k < actionCount; k++) {
    at -= exp((unchecked(worths[k]) - most) / noise);
    if (at <= 0) return unchecked(actions[k]);
  }
  return chosen;
}

/** How many of the bids tried among partners are nils: they have most to be learned about. */
const NIL_TRIALS: f32 = 0.2;

/** How often a random action is as near as a neighbour of the best. */
function trialBid(chosen: i32, closed: i32): i32 {
  let bid = chosen;
  if (isSided && closed != 0 && uniform() < NIL_TRIALS) return 0;
  if (uniform() < 0.7) {
    bid = uniform() < 0.5 ? chosen - 1 : chosen + 1;
    if (bid == closed) bid += bid < chosen ? -1 : 1;
    if (bid < 0 || bid > handSize) bid = chosen;
    return bid;
  }
  bid = below(handSize + 1);
  return bid == closed ? chosen : bid;
}

const secret = new StaticArray<i32>(MAX_SEATS);

/** Sealed bids are written down where nobody looks until all have bid. */
function write(seat: i32, bid: i32): void {
  if (sealedBids) unchecked((secret[seat] = bid));
  else unchecked((bids[seat] = bid));
}

function bidAll(opener: i32): void {
  for (let place = 0; place < players; place++) {
    const seat = seatAfter(opener, place);
    const closed = hook && !sealedBids && place == players - 1 ? hookedBid(seat) : -1;
    if (isGuest(seat)) {
      write(seat, guestBid(seat, opener, bidsBut(closed)));
      continue;
    }
    let bid = chooseBid(unchecked(bidNets[seat]), seat, bidsBut(closed), sealedBids);
    bid = erring(bid, unchecked(noises[seat]));
    if (unchecked(learners[seat]) && uniform() < bidTrials) bid = trialBid(bid, closed);
    putBidToJudge(bid);
    record(seat, true, lowestOffOf(bid), highestOffOf(bid));
    write(seat, bid);
  }
  if (sealedBids) for (let seat = 0; seat < players; seat++) unchecked((bids[seat] = secret[seat]));
}

function nameTrump(opener: i32): void {
  const seat = chooser();
  if (isGuest(seat)) {
    setTrump(guestTrump(seat, opener));
    return;
  }
  const net = unchecked(bidNets[seat]);
  chooseTrump(net, seat);
  const bid = unchecked(bids[seat]);
  lookAtBids(net, seat, false);
  putBidToJudge(bid);
  record(seat, true, lowestOffOf(bid), highestOffOf(bid));
}

function playAll(opener: i32): void {
  beginHistory();
  while (tricksLeft > 0) {
    const seat = turn;
    if (isGuest(seat)) {
      const cards = legal();
      const only = rest(cards) == 0;
      replay(only ? first(cards) : guestCard(seat, opener, <u32>cards, <u32>(cards >> 32)));
      continue;
    }
    const net = unchecked(playNets[seat]);
    let card = chooseCard(net);
    if (actionCount > 1) {
      card = erring(card, unchecked(noises[seat]));
      if (unchecked(learners[seat]) && uniform() < cardTrials) {
        const other = unchecked(actions[below(actionCount)]);
        if (other != card) forget(seat, true);
        card = other;
      }
      putCardToJudge(card);
      record(seat, false, lowestOff(), highestOff());
    }
    replay(card);
  }
}

/** Rounds played, bids made and points got by learners since the host looked last, and the loss. */
export let rounds: f64 = 0;
export let seatRounds: f64 = 0;
export let seatMade: f64 = 0;
export let loss: f64 = 0;
export let losses: f64 = 0;

export function forgetFigures(): void {
  rounds = 0;
  seatRounds = 0;
  seatMade = 0;
  loss = 0;
  losses = 0;
}

/** By seat, what its next earlier choice is drawn towards: as `target` of the net. */
const targets: usize = memory.data(560, 16);
const TARGET: usize = 80;

/** How far a round that has ended is off: the bid of a seat, or its side's contract. */
function finalOff(seat: i32): i32 {
  if (!isSided) return offIndex(unchecked(tricks[seat]) - unchecked(bids[seat]));
  const side = sideOf(seat);
  return offIndex(countedTricks(side) - contractOf(side));
}

/** Whether a seat's bid came true: among partners the contract of its side does, or its nil. */
function isMade(seat: i32): bool {
  const bid = unchecked(bids[seat]);
  return isSided && bid > 0 ? isKept(sideOf(seat)) : bid == unchecked(tricks[seat]);
}

/** Whether a side has made its contract. */
function isKept(side: i32): bool {
  return countedTricks(side) >= contractOf(side);
}

/** Where the first of {@link otherChances} is: the seat itself, or the next one. */
function firstPlace(): i32 {
  return isSided ? 0 : 1;
}

/** How the round ended, as chances of 0 and 1. */
function fillTargets(): void {
  memory.fill(targets, 0, <usize>MAX_SEATS * TARGET);
  for (let seat = 0; seat < players; seat++) {
    const at = targets + <usize>seat * TARGET;
    store<f32>(at + ((<usize>finalOff(seat)) << 2), 1);
    if (isSided)
      store<f32>(at + ((<usize>(OFFS + players)) << 2), isKept(1 - sideOf(seat)) ? 1 : 0);
    for (let place = firstPlace(); place < players; place++) {
      const k = place - firstPlace();
      const other = seatAfter(seat, place);
      const made = unchecked(bids[other]) == unchecked(tricks[other]);
      store<f32>(at + ((<usize>(OFFS + k)) << 2), made ? 1 : 0);
    }
  }
}

/** Nothing is learned of a nil that nobody bid. */
function leaveOutBids(seat: i32): void {
  for (let place = 0; place < players; place++) {
    if (unchecked(bids[seatAfter(seat, place)]) == 0) continue;
    const at = (<usize>(OFFS + place)) << 2;
    store<f32>(target + at, load<f32>(chance + at));
  }
}

/**
 * Learns from all records, the last first. A choice is drawn towards how the round ended and, as
 * far as `trust` is below 1, towards what the net thought at the same seat's next choice: that is
 * nearer to the end, and less a matter of luck than the end itself.
 */
function learnAll(rate: f32, othersWeight: f32, trust: f32): void {
  fillTargets();
  for (let k = recordCount - 1; k >= 0; k--) {
    const seat = unchecked(recordSeat[k]);
    if (seat < 0) continue;
    const isBid = unchecked(recordBid[k]);
    recall(recordRoom + <usize>(k * KEPT));
    const net = isBid ? unchecked(bidNets[seat]) : unchecked(playNets[seat]);
    const inputs = isBid ? bidInputsNow() : playInputsNow();
    readPosition(net, inputs);
    think(net, inputs);
    chances(unchecked(recordLow[k]), unchecked(recordHigh[k]), otherChances());
    const own = targets + <usize>seat * TARGET;
    memory.copy(target, own, TARGET);
    if (isSided) leaveOutBids(seat);
    loss -= Math.log(<f64>max<f32>(1e-6, chanceOf(finalOff(seat))));
    losses++;
    learn(net, inputs, otherChances(), othersWeight, rate);
    for (let at: usize = 0; at < TARGET; at += 4)
      store<f32>(own + at, trust * load<f32>(own + at) + (1 - trust) * load<f32>(chance + at));
  }
}

/** Plays rounds under the rules set, and learns from them where `rate` is above 0. */
export function train(count: i32, rate: f32, othersWeight: f32, trust: f32): void {
  for (let k = 0; k < count; k++) {
    const opener = below(seats);
    begin(seats, cards, trumpIs, breaking, opener);
    deal(flips);
    recordCount = 0;
    bidAll(opener);
    if (trumpIs == UNNAMED && !flips) nameTrump(opener);
    playAll(opener);
    rounds++;
    for (let seat = 0; seat < players; seat++)
      if (unchecked(learners[seat])) {
        seatRounds++;
        if (isMade(seat)) seatMade++;
      }
    if (rate > 0) learnAll(rate, othersWeight, trust);
  }
}

/** Complete rounds with random legal cards and no bids: what the simulation alone costs. */
export function playout(count: i32): i32 {
  let sum = 0;
  for (let k = 0; k < count; k++) {
    begin(seats, cards, trumpIs, breaking, 0);
    deal(flips);
    while (tricksLeft > 0) play(anyOf(legal()));
    sum += unchecked(tricks[0]);
  }
  return sum;
}
