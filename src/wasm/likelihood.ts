// How well a world explains what the others have done: their bids and the cards they chose. Both
// are softened, because people and programs differ from the net: sharp likelihoods leave a handful
// of worlds, and then the search is sure of what it only guessed.
import { UNNAMED, rest } from './cards';
import { actionCount, actions, chooseBid, chooseCard, openBids, actionValues } from './decide';
import { playCount, plays } from './history';
import { exp } from './net';
import {
  NO_BID,
  bids,
  savePosition,
  legal,
  opener,
  play,
  players,
  restorePosition,
  seatAfter,
  setTrump,
  trump,
  turn,
} from './round';
import { bidBlind, pointScale } from './sides';

/** Points by which a choice may be worse without being unlikely, and the share of blind choices. */
const BID_TEMPERATURE: f32 = 1.5;
const BID_RANDOM_SHARE: f32 = 0.04;
const CARD_TEMPERATURE: f32 = 1;
const CARD_RANDOM_SHARE: f32 = 0.3;

const before: usize = memory.data(256, 16);
const knownBids = new StaticArray<i32>(8);

/** The chance, with `warmth`, of an action among those that were looked at last. */
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
 * The logarithm of how likely the bids of all but `viewer` are. The position is the one after the
 * deal, with full hands; `named` says that trump was not known yet.
 */
export function bidsLikelihood(
  net: usize,
  viewer: i32,
  sealedBids: bool,
  hook: bool,
  named: bool,
): f32 {
  let sum: f32 = 0;
  const now = trump;
  if (named) setTrump(UNNAMED);
  for (let seat = 0; seat < players; seat++) {
    unchecked((knownBids[seat] = bids[seat]));
    if (!bidBlind(seat)) unchecked((bids[seat] = NO_BID));
  }
  for (let place = 0; place < players; place++) {
    const seat = seatAfter(opener, place);
    const bid = unchecked(knownBids[seat]);
    if (bid == NO_BID) break;
    // Who bid blind had not seen the hand that would explain it.
    if (seat != viewer && !bidBlind(seat)) {
      chooseBid(net, seat, openBids(seat, sealedBids, hook), sealedBids);
      sum += <f32>(
        Math.log(
          BID_RANDOM_SHARE +
            (1 - BID_RANDOM_SHARE) * softmaxProbability(bid, BID_TEMPERATURE * pointScale),
        )
      );
    }
    if (!sealedBids) unchecked((bids[seat] = bid));
  }
  for (let seat = 0; seat < players; seat++) unchecked((bids[seat] = knownBids[seat]));
  setTrump(now);
  return sum;
}

/**
 * The logarithm of how likely the cards are that all but `viewer` have played, from the position
 * after the deal on, with full hands. The position is the same afterwards.
 */
export function playsLikelihood(net: usize, viewer: i32): f32 {
  let sum: f32 = 0;
  savePosition(before);
  for (let k = 0; k < playCount; k++) {
    const card = unchecked(plays[k]);
    const cards = legal();
    if (turn != viewer && rest(cards) != 0) {
      chooseCard(net);
      const uniform: f32 = 1 / <f32>actionCount;
      sum += <f32>(
        Math.log(
          CARD_RANDOM_SHARE * uniform +
            (1 - CARD_RANDOM_SHARE) * softmaxProbability(card, CARD_TEMPERATURE * pointScale),
        )
      );
    }
    play(card);
  }
  restorePosition(before);
  return sum;
}
