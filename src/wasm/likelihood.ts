// The likelihood of other seats' bids and cards in a determinization, by the nets' values. Both are tempered
// and mixed with random choices, because people and other programs differ from the nets: sharp likelihoods
// would leave a handful of determinizations and make the search overconfident. They are sharper for seats that are
// known to play by the nets. What a seat bids and plays depends on its own hand and on public facts, so the
// likelihood of a hand is remembered: late in a round the same few hands are drawn again and again.
import { UNNAMED, rest } from './cards';
import {
  actionCount,
  actions,
  chooseCard,
  evaluateBids,
  allowedBids,
  actionValues,
} from './decide';
import { playCount, plays } from './history';
import { exp } from './net';
import {
  MAX_SEATS,
  NO_BID,
  bids,
  hands,
  savePosition,
  onForehead,
  opener,
  play,
  players,
  restorePosition,
  seatAfter,
  setTrump,
  trump,
  turn,
} from './round';
import { legal } from './legal';
import { bidBlind, noiseScale } from './sides';

/** Softmax temperatures in standard points, and the shares of random choices. */
const BID_TEMPERATURE: f32 = 1.5;
const BID_RANDOM_SHARE: f32 = 0.04;
const CARD_TEMPERATURE: f32 = 1;
const CARD_RANDOM_SHARE: f32 = 0.3;
/** The same for seats that are known to play by the nets. Measured in decision 075. */
const NET_BID_TEMPERATURE: f32 = 0.5;
const NET_BID_RANDOM_SHARE: f32 = 0.02;
const NET_CARD_TEMPERATURE: f32 = 0.4;
const NET_CARD_RANDOM_SHARE: f32 = 0.1;

/** A bit for every seat that is known to play by the nets. */
let netSeats: i32 = 0;

/** Sets the seats that are known to play by the nets, as bits. */
export function setNetSeats(seats: i32): void {
  netSeats = seats;
}

function playsByNet(seat: i32): bool {
  return (netSeats & (1 << seat)) != 0;
}

const dealt: usize = memory.data(256, 16);
const knownBids = new StaticArray<i32>(MAX_SEATS);

/** By seat, the log-likelihood of its bid and cards, and whether it still has to be computed. */
const logLikelihoods = new StaticArray<f32>(MAX_SEATS);
const isPending = new StaticArray<bool>(MAX_SEATS);

/** The hands remembered of a seat, as a power of two. A hand replaces the one with the same hash. */
const PLACE_BITS: i32 = 12;
const knownHands = new StaticArray<u64>(MAX_SEATS << PLACE_BITS);
const knownLikelihoods = new StaticArray<f32>(MAX_SEATS << PLACE_BITS);

/** Forgets all hands, for another position. */
export function forgetHands(): void {
  memory.fill(changetype<usize>(knownHands), 0, (MAX_SEATS << PLACE_BITS) * 8);
}

/** Where the hand of a seat is remembered (Fibonacci hashing). */
function placeOf(seat: i32, hand: u64): i32 {
  return (seat << PLACE_BITS) | <i32>((hand * 0x9e3779b97f4a7c15) >> (64 - PLACE_BITS));
}

/** The softmax probability of an action among those evaluated last. */
function softmaxProbability(action: i32, temperature: f32): f32 {
  let maxValue: f32 = -1e9;
  for (let k = 0; k < actionCount; k++) maxValue = max<f32>(maxValue, unchecked(actionValues[k]));
  let sum: f32 = 0;
  let own: f32 = 0;
  for (let k = 0; k < actionCount; k++) {
    const p = exp((unchecked(actionValues[k]) - maxValue) / temperature);
    sum += p;
    if (unchecked(actions[k]) == action) own = p;
  }
  return own / sum;
}

/**
 * The log-likelihood of the bids and cards of all seats but `viewer`, from the position after the deal, which is
 * restored afterwards. `trumpNamed`: trump was named after the bidding, so no bidder knew it. Below `floor` it is
 * only an upper bound: hands that explain the bids or the first cards too badly need no further look.
 */
export function logLikelihood(
  bidNet: usize,
  playNet: usize,
  viewer: i32,
  sealedBids: bool,
  hook: bool,
  trumpNamed: bool,
  floor: f32,
): f32 {
  let isAnyPending = false;
  for (let seat = 0; seat < players; seat++) {
    const hand = unchecked(hands[seat]);
    const place = placeOf(seat, hand);
    // In a forehead round, a bid depends on the cards of the others, not on the bidder's own.
    const isKnown = !onForehead && unchecked(knownHands[place]) == hand;
    unchecked((logLikelihoods[seat] = isKnown ? unchecked(knownLikelihoods[place]) : 0));
    unchecked((isPending[seat] = !isKnown && seat != viewer));
    isAnyPending = isAnyPending || unchecked(isPending[seat]);
  }
  if (isAnyPending) {
    addBids(bidNet, sealedBids, hook, trumpNamed);
    if (!addPlays(playNet, floor)) return sumOfLogs();
  }
  let sum: f32 = 0;
  for (let seat = 0; seat < players; seat++) {
    if (seat == viewer) continue;
    sum += unchecked(logLikelihoods[seat]);
    if (!unchecked(isPending[seat])) continue;
    const hand = unchecked(hands[seat]);
    const place = placeOf(seat, hand);
    unchecked((knownHands[place] = hand));
    unchecked((knownLikelihoods[place] = unchecked(logLikelihoods[seat])));
  }
  return sum;
}

/** Adds the log-likelihoods of the pending seats' bids. */
function addBids(net: usize, sealedBids: bool, hook: bool, trumpNamed: bool): void {
  const now = trump;
  if (trumpNamed) setTrump(UNNAMED);
  for (let seat = 0; seat < players; seat++) {
    unchecked((knownBids[seat] = bids[seat]));
    if (!bidBlind(seat)) unchecked((bids[seat] = NO_BID));
  }
  for (let place = 0; place < players; place++) {
    const seat = seatAfter(opener, place);
    const bid = unchecked(knownBids[seat]);
    if (bid == NO_BID) break;
    // A blind bidder had not seen the hand.
    if (unchecked(isPending[seat]) && !bidBlind(seat)) {
      evaluateBids(net, seat, allowedBids(seat, sealedBids, hook), sealedBids);
      const byNet = playsByNet(seat);
      const temperature = byNet ? NET_BID_TEMPERATURE : BID_TEMPERATURE;
      const p = softmaxProbability(bid, temperature * noiseScale);
      const share = byNet ? NET_BID_RANDOM_SHARE : BID_RANDOM_SHARE;
      unchecked((logLikelihoods[seat] += <f32>Math.log(share + (1 - share) * p)));
    }
    if (!sealedBids) unchecked((bids[seat] = bid));
  }
  for (let seat = 0; seat < players; seat++) unchecked((bids[seat] = knownBids[seat]));
  setTrump(now);
}

/** The log-likelihoods of all seats together, as far as they are computed. The viewer's is 0. */
function sumOfLogs(): f32 {
  let sum: f32 = 0;
  for (let seat = 0; seat < players; seat++) sum += unchecked(logLikelihoods[seat]);
  return sum;
}

/**
 * Adds the log-likelihoods of the cards that the pending seats have played.
 * @returns false if it stopped since the sum fell below `floor`.
 */
function addPlays(net: usize, floor: f32): bool {
  savePosition(dealt);
  let sum = sumOfLogs();
  let k = 0;
  for (; k < playCount && sum >= floor; k++) {
    const card = unchecked(plays[k]);
    const seat = turn;
    if (unchecked(isPending[seat]) && rest(legal()) != 0) {
      chooseCard(net);
      const uniform: f32 = 1 / <f32>actionCount;
      const byNet = playsByNet(seat);
      const temperature = byNet ? NET_CARD_TEMPERATURE : CARD_TEMPERATURE;
      const p = softmaxProbability(card, temperature * noiseScale);
      const share = byNet ? NET_CARD_RANDOM_SHARE : CARD_RANDOM_SHARE;
      const log = <f32>Math.log(share * uniform + (1 - share) * p);
      unchecked((logLikelihoods[seat] += log));
      sum += log;
    }
    play(card);
  }
  restorePosition(dealt);
  return sum >= floor;
}
