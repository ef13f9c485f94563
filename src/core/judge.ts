// The net's judgement of one action: chances of how the round ends, and what they are worth.
import { BID_FEATURES, PLAY_FEATURES, putBid, putBidding, putCard, putPosition } from './features';
import { MIDDLE, OFFS, chanceOf, chances, readPosition, think } from './net';
import { aiming, pointsFor, pointsOff, prices, spoiling, valueOff } from './payoff';
import { NO_BID, bids, handSize, players, seatAfter, tricks, tricksLeft, turn } from './round';

/** Expected points of a distribution over offs, given a bid. */
function ownPoints(bid: i32): f32 {
  let sum: f32 = 0;
  for (let k = 0; k < OFFS; k++) sum += chanceOf(k) * pointsOff(bid, k - MIDDLE, handSize);
  return sum;
}

/** Expected points of another seat, given the chance that it makes its bid. */
function othersPoints(bid: i32, made: f32): f32 {
  const missed =
    bid == 0
      ? pointsFor(0, min(1, handSize))
      : (pointsOff(bid, -1, handSize) + pointsOff(bid, 1, handSize)) * 0.5;
  return made * pointsFor(bid, bid) + (1 - made) * missed;
}

/** What the seat that plays for the game can expect of it, in points. */
function worthOfGame(seat: i32, bid: i32): f32 {
  let sum: f32 = 0;
  for (let k = 0; k < OFFS; k++) sum += chanceOf(k) * valueOff(bid, k - MIDDLE, handSize);
  for (let place = 1; place < players; place++) {
    const other = seatAfter(seat, place);
    if (unchecked(bids[other]) != NO_BID)
      sum -= chanceOf(OFFS + place - 1) * unchecked(prices[other]);
  }
  return sum;
}

/** Own points less what the others get, as far as one minds; others who have not bid are left out. */
function worth(seat: i32, bid: i32): f32 {
  if (seat == aiming) return worthOfGame(seat, bid);
  let others: f32 = 0;
  if (spoiling != 0)
    for (let place = 1; place < players; place++) {
      const other = unchecked(bids[seatAfter(seat, place)]);
      if (other != NO_BID) others += othersPoints(other, chanceOf(OFFS + place - 1));
    }
  return ownPoints(bid) - (spoiling * others) / <f32>(players - 1);
}

export function offIndex(off: i32): i32 {
  return max(0, min(OFFS - 1, off + MIDDLE));
}

/** Looks at the position of the seat to play. */
export function lookAtCards(net: usize): void {
  putPosition();
  readPosition(net, PLAY_FEATURES);
}

/** What it is worth to play a card, in points. */
export function judgeCard(net: usize, card: i32): f32 {
  putCard(card);
  think(net, PLAY_FEATURES);
  const bid = unchecked(bids[turn]);
  const off = unchecked(tricks[turn]) - bid;
  chances(offIndex(off), offIndex(off + tricksLeft), players - 1);
  return worth(turn, bid);
}

/** Looks at the hand of a seat that is to bid or to name trump. */
export function lookAtBids(net: usize, seat: i32, sealedBids: bool): void {
  putBidding(seat, sealedBids);
  readPosition(net, BID_FEATURES);
}

/** What a bid is worth, in points. */
export function judgeBid(net: usize, seat: i32, bid: i32): f32 {
  putBid(bid);
  think(net, BID_FEATURES);
  chances(offIndex(-bid), offIndex(handSize - bid), players - 1);
  return worth(seat, bid);
}
