// Self-play: whole rounds with a record of every decision to train on. The host chooses rules and seating,
// and decides for guests.
import { DECK, UNNAMED, first, rest } from '../../../src/wasm/cards';
import { deal } from '../../../src/wasm/deal';
import {
  actionCount,
  actions,
  chooseBid,
  chooseCard,
  chooseTrump,
  allowedBids,
  actionValues,
} from '../../../src/wasm/decide';
import { SAVED_BYTES, saveFeatures } from '../../../src/wasm/feature-list';
import { beginHistory, replay } from '../../../src/wasm/history';
import {
  maxDeviation,
  maxDeviationOfBid,
  readBidPosition,
  minDeviation,
  minDeviationOfBid,
  putBidFeatures,
  putCardFeatures,
} from '../../../src/wasm/judge';
import { exp } from '../../../src/wasm/net';
import { below, uniform } from '../../../src/wasm/random';
import {
  MAX_SEATS,
  addJoker,
  begin,
  bids,
  closeZero,
  handSize,
  highestBidder,
  hideOwnCards,
  keepTrumpClosed,
  letHighestLead,
  omit,
  openPlay,
  players,
  requireHeading,
  requireTrumping,
  seatAfter,
  setTrump,
  tricksLeft,
  trump,
  turn,
} from '../../../src/wasm/round';
import { legal } from '../../../src/wasm/legal';
import { isPartnership, pointScale } from '../../../src/wasm/sides';

// --- Seating ---------------------------------------------------------------------------------------

export const playNets = new StaticArray<usize>(MAX_SEATS);
export const bidNets = new StaticArray<usize>(MAX_SEATS);
/** A seat without nets is a guest: the host decides for it. */
const GUEST: usize = 0;
/** Temperature of a seat's choices in standard points; 0 takes the best. */
const noises = new StaticArray<f32>(MAX_SEATS);
export const learners = new StaticArray<bool>(MAX_SEATS);

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
/** The probability that a seat has reached the zero limit [BID-3]. */
let zeroClosed: f32 = 0;
let forehead: bool = false;

/** Sets players, hand size and trump. */
export function setRound(
  seatCount: i32,
  hand: i32,
  fixedTrump: i32,
  flipping: bool,
  broken: bool,
): void {
  seats = seatCount;
  cards = hand;
  trumpIs = fixedTrump;
  flips = flipping;
  breaking = broken;
}

/** Sets the rules of bidding. */
export function setBidding(sealing: bool, hooking: bool, closingZero: f32, onForehead: bool): void {
  sealedBids = sealing;
  hook = hooking;
  zeroClosed = closingZero;
  forehead = onForehead;
}

/** The cards in play, jokers included. */
let pack: u64 = DECK;
let mustTrump: bool = false;
let mustHead: bool = false;
let trumpLast: bool = false;
let highestLeads: bool = false;
let showsLast: bool = false;

/** Sets the cards in play, as the low and the high half of a set [DECK-1], [JOKER-1]. */
export function setPack(low: u32, high: u32): void {
  pack = ((<u64>high) << 32) | low;
}

/** Sets the duties, when trump may be led, who leads first and whether the dealer shows the last card. */
export function setPlayRules(
  trumping: bool,
  heading: bool,
  trumpComesLast: bool,
  highestLeadsFirst: bool,
  dealerShowsLast: bool,
): void {
  mustTrump = trumping;
  mustHead = heading;
  trumpLast = trumpComesLast;
  highestLeads = highestLeadsFirst;
  showsLast = dealerShowsLast;
}

// --- Training records ------------------------------------------------------------------------------

const MAX_RECORDS: i32 = 72;
export let recordCount: i32 = 0;
export let recordRoom: usize = 0;
/** The seat that decided; −1: not to be trained on. */
export const recordSeat = new StaticArray<i32>(MAX_RECORDS);
/** Whether it was a bid or a trump, not a card. */
export const recordBid = new StaticArray<bool>(MAX_RECORDS);
/** The lowest and highest deviation still possible, as indices. */
export const recordLow = new StaticArray<i32>(MAX_RECORDS);
export const recordHigh = new StaticArray<i32>(MAX_RECORDS);

function record(seat: i32, isBid: bool, low: i32, high: i32): void {
  if (!unchecked(learners[seat])) return;
  if (recordRoom == 0) recordRoom = heap.alloc(<usize>(MAX_RECORDS * SAVED_BYTES));
  unchecked((recordSeat[recordCount] = seat));
  unchecked((recordBid[recordCount] = isBid));
  unchecked((recordLow[recordCount] = low));
  unchecked((recordHigh[recordCount] = high));
  saveFeatures(recordRoom + <usize>(recordCount * SAVED_BYTES));
  recordCount++;
}

/** An exploratory action says nothing about the decisions before it. */
function forget(seat: i32, bidsToo: bool): void {
  for (let k = 0; k < recordCount; k++)
    if (unchecked(recordSeat[k]) == seat && (bidsToo || !unchecked(recordBid[k])))
      unchecked((recordSeat[k] = -1));
}

// --- Guests ---------------------------------------------------------------------------------------

/** Imported: a guest's bid; `open` has a bit for every allowed bid. */
declare function guestBid(seat: i32, opener: i32, open: i32): i32;
/** Imported: the trump a guest names. */
declare function guestTrump(seat: i32, opener: i32): i32;
/** Imported: a guest's card, one of those in `low` and `high`. */
declare function guestCard(seat: i32, opener: i32, low: u32, high: u32): i32;

const isGuest = (seat: i32): bool => unchecked(playNets[seat]) == GUEST;

// --- A round ---------------------------------------------------------------------------------------

/** Exploration rates of learners. */
let bidTrials: f32 = 0.1;
let cardTrials: f32 = 0.02;

export function setTrials(ofBids: f32, ofCards: f32): void {
  bidTrials = ofBids;
  cardTrials = ofCards;
}

/** The chosen action or, by a softmax with that temperature, another one. */
function noisyAction(chosen: i32, points: f32): i32 {
  const noise = points * pointScale;
  if (noise <= 0 || actionCount < 2) return chosen;
  let maxValue: f32 = -1e9;
  for (let k = 0; k < actionCount; k++) maxValue = max<f32>(maxValue, unchecked(actionValues[k]));
  let sum: f32 = 0;
  for (let k = 0; k < actionCount; k++) sum += exp((unchecked(actionValues[k]) - maxValue) / noise);
  let at = uniform() * sum;
  for (let k = 0; k < actionCount; k++) {
    at -= exp((unchecked(actionValues[k]) - maxValue) / noise);
    if (at <= 0) return unchecked(actions[k]);
  }
  return chosen;
}

/** Share of nils among exploratory partnership bids: rare, but with most to learn. */
const NIL_TRIALS: f32 = 0.2;

/** Whether only bids are recorded and explored; all cards are the nets' best. */
let onlyBids: bool = false;

export function recordOnlyBids(only: bool): void {
  onlyBids = only;
}

/** The share of rounds in which a seat explores its bid, where only bids are recorded. */
const ROUNDS_WITH_TRIAL: f32 = 0.5;

/** The place of the one seat that explores its bid, where only bids are recorded; negative for none. */
function drawTrialPlace(): i32 {
  return onlyBids && uniform() < ROUNDS_WITH_TRIAL ? below(players) : -1;
}

/** Whether a seat explores its bid. */
function exploresBid(seat: i32, isItsTurn: bool): bool {
  if (!unchecked(learners[seat])) return false;
  return onlyBids ? isItsTurn : uniform() < bidTrials;
}

/** An exploratory bid: usually a neighbor of the best. */
function trialBid(chosen: i32, open: i32): i32 {
  if (isPartnership && open & 1 && uniform() < NIL_TRIALS) return 0;
  let bid = 0;
  if (uniform() < 0.7) {
    const by = uniform() < 0.5 ? -1 : 1;
    bid = chosen + by;
    // Skip a barred bid.
    if (bid >= 0 && !(open & (1 << bid))) bid += by;
  } else bid = below(handSize + 1);
  return bid >= 0 && open & (1 << bid) ? bid : chosen;
}

const secret = new StaticArray<i32>(MAX_SEATS);

/** Sealed bids are kept apart until all have bid. */
function write(seat: i32, bid: i32): void {
  if (sealedBids) unchecked((secret[seat] = bid));
  else unchecked((bids[seat] = bid));
}

function bidAll(opener: i32): void {
  const trialPlace = drawTrialPlace();
  for (let place = 0; place < players; place++) {
    const seat = seatAfter(opener, place);
    const open = allowedBids(seat, sealedBids, hook);
    if (isGuest(seat)) {
      write(seat, guestBid(seat, opener, open));
      continue;
    }
    let bid = chooseBid(unchecked(bidNets[seat]), seat, open, sealedBids);
    bid = noisyAction(bid, unchecked(noises[seat]));
    if (exploresBid(seat, place == trialPlace)) {
      const chosen = bid;
      bid = trialBid(chosen, open);
      // It says nothing about the bids before it.
      if (onlyBids && bid != chosen) recordCount = 0;
    }
    putBidFeatures(bid);
    record(seat, true, minDeviationOfBid(bid), maxDeviationOfBid(bid));
    write(seat, bid);
  }
  if (sealedBids) for (let seat = 0; seat < players; seat++) unchecked((bids[seat] = secret[seat]));
}

/** The dealer names trump before the bids, since a high joker is turned up or shown [JOKER-5]. */
function nameTrumpFirst(opener: i32): void {
  const dealer = seatAfter(opener, players - 1);
  if (isGuest(dealer)) setTrump(guestTrump(dealer, opener));
  else chooseTrump(unchecked(bidNets[dealer]), dealer);
}

function nameTrump(opener: i32): void {
  const seat = highestBidder();
  if (isGuest(seat)) {
    setTrump(guestTrump(seat, opener));
    return;
  }
  const net = unchecked(bidNets[seat]);
  chooseTrump(net, seat);
  const bid = unchecked(bids[seat]);
  readBidPosition(net, seat, false);
  putBidFeatures(bid);
  record(seat, true, minDeviationOfBid(bid), maxDeviationOfBid(bid));
}

function playAll(opener: i32): void {
  openPlay();
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
      card = noisyAction(card, unchecked(noises[seat]));
      if (!onlyBids && unchecked(learners[seat]) && uniform() < cardTrials) {
        const other = unchecked(actions[below(actionCount)]);
        if (other != card) forget(seat, true);
        card = other;
      }
      if (!onlyBids) {
        putCardFeatures(card);
        record(seat, false, minDeviation(), maxDeviation());
      }
    }
    replay(card);
  }
}

/** Draws the seats that have reached the zero limit. */
function closeZeros(): void {
  let closed = 0;
  for (let seat = 0; seat < players; seat++) if (uniform() < zeroClosed) closed |= 1 << seat;
  closeZero(closed);
}

/** Puts the cards and the further rules of play into the round. */
function applyRules(): void {
  for (let left = DECK & ~pack; left != 0; left = rest(left)) omit(first(left));
  for (let left = pack & ~DECK; left != 0; left = rest(left)) addJoker(first(left));
  if (mustTrump) requireTrumping();
  if (mustHead) requireHeading();
  if (trumpLast) keepTrumpClosed();
  if (highestLeads) letHighestLead();
}

/** Plays a round under the current rules, recording the learners' decisions. */
export function playRound(): void {
  const opener = below(seats);
  begin(seats, cards, trumpIs, breaking, opener);
  applyRules();
  if (zeroClosed > 0) closeZeros();
  if (forehead) hideOwnCards(hook, trumpIs == UNNAMED && !flips);
  deal(flips, showsLast);
  recordCount = 0;
  if (flips && trump == UNNAMED) nameTrumpFirst(opener);
  bidAll(opener);
  if (trumpIs == UNNAMED && !flips) nameTrump(opener);
  playAll(opener);
}
