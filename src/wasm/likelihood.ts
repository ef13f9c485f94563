// The likelihood of other seats' bids and cards in a determinization, by the nets' values. Both are tempered
// and mixed with random choices, because people and other programs differ from the nets: sharp likelihoods
// would leave a handful of determinizations and make the search overconfident.
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
  NO_BID,
  bids,
  savePosition,
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
import { bidBlind, pointScale } from './sides';

/** Softmax temperatures in standard points, and the shares of random choices. */
const BID_TEMPERATURE: f32 = 1.5;
const BID_RANDOM_SHARE: f32 = 0.04;
const CARD_TEMPERATURE: f32 = 1;
const CARD_RANDOM_SHARE: f32 = 0.3;

const before: usize = memory.data(256, 16);
const knownBids = new StaticArray<i32>(8);

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
 * The log-likelihood of the bids of all seats but `viewer`, from the position after the deal. `named`: trump
 * was named after the bidding, so no bidder knew it.
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
    // A blind bidder had not seen the hand.
    if (seat != viewer && !bidBlind(seat)) {
      evaluateBids(net, seat, allowedBids(seat, sealedBids, hook), sealedBids);
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
 * The log-likelihood of the cards that all seats but `viewer` have played, from the position after the deal,
 * which is restored afterwards.
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
