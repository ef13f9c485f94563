// The net's judgement of one action: chances of how the round ends, and what they are worth.
import { BID_FEATURES, PLAY_FEATURES, putBid, putBidding, putCard, putPosition } from './features';
import { MIDDLE, OFFS, chanceOf, chances, readPosition, think } from './net';
import { aiming, pointsFor, pointsOff, prices, spoiling, valueOff } from './payoff';
import { NO_BID, bids, handSize, players, seatAfter, tricks, tricksLeft, turn } from './round';
import {
  SIDE_BID_FEATURES,
  SIDE_PLAY_FEATURES,
  putSideBid,
  putSideBidding,
  putSideCard,
  putSidePosition,
} from './side-features';
import {
  contractOf,
  countedTricks,
  expectedNil,
  isSided,
  lostTricks,
  nilIsLost,
  pointsOf,
  sideOf,
  worthOfEnd,
} from './sides';

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

/** The same among partners: a distribution of the own side's tricks, and the chances of all nils. */
function worthOfSide(seat: i32): f32 {
  const side = sideOf(seat);
  const own = contractOf(side);
  const theirs = contractOf(1 - side);
  let nils: f32 = 0;
  let theirNils: f32 = 0;
  for (let place = 0; place < players; place++) {
    const other = seatAfter(seat, place);
    if (unchecked(bids[other]) != 0) continue;
    const points = expectedNil(other, nilIsLost(other) ? 0 : chanceOf(OFFS + place));
    if (sideOf(other) == side) nils += points;
    else theirNils += points;
  }
  const left = handSize - lostTricks() - own - theirs;
  // Five short and more may be many more, with a contract beyond all reason: then what the tricks of the
  // own side leave says nothing of whether the others make theirs.
  let made = chanceOf(OFFS + players);
  let sum: f32 = 0;
  for (let k = 1; k < OFFS; k++) {
    const p = chanceOf(k);
    if (p == 0) continue;
    const off = k - MIDDLE;
    if (left >= off) made -= p;
    sum += p * worthOfEnd(side, own, off, nils, theirs, left - off, theirNils);
  }
  const far = chanceOf(0);
  if (far == 0) return sum;
  made = max<f32>(0, min<f32>(far, made));
  return (
    sum +
    made * worthOfEnd(side, own, -MIDDLE, nils, theirs, 0, theirNils) +
    (far - made) * worthOfEnd(side, own, -MIDDLE, nils, theirs, -1, theirNils)
  );
}

export function offIndex(off: i32): i32 {
  return max(0, min(OFFS - 1, off + MIDDLE));
}

/** How many features the nets of this game have, and how many chances besides those of the offs. */
export function playInputs(): i32 {
  return isSided ? SIDE_PLAY_FEATURES : PLAY_FEATURES;
}
export function bidInputs(): i32 {
  return isSided ? SIDE_BID_FEATURES : BID_FEATURES;
}
/**
 * Among partners the chance of every nil, the own one first, and of the other side's contract; else of
 * every other seat's bid.
 */
export function otherChances(): i32 {
  return isSided ? players + 1 : players - 1;
}

/** Between which offs the round can still end for the seat to play. */
export function lowestOff(): i32 {
  if (!isSided) return offIndex(unchecked(tricks[turn]) - unchecked(bids[turn]));
  const side = sideOf(turn);
  return offIndex(countedTricks(side) - contractOf(side));
}
export function highestOff(): i32 {
  if (!isSided) return offIndex(unchecked(tricks[turn]) - unchecked(bids[turn]) + tricksLeft);
  const side = sideOf(turn);
  const contract = contractOf(side);
  return offIndex(countedTricks(side) - contract + (contract > 0 ? tricksLeft : 0));
}

/** The same for a seat that bids. */
export function lowestOffOf(bid: i32): i32 {
  return isSided ? 0 : offIndex(-bid);
}
export function highestOffOf(bid: i32): i32 {
  return isSided ? OFFS - 1 : offIndex(handSize - bid);
}

/** Puts the features of a card, or of a bid, after those of its position. */
export function putCardToJudge(card: i32): void {
  if (isSided) putSideCard(card);
  else putCard(card);
}
export function putBidToJudge(bid: i32): void {
  if (isSided) putSideBid(bid);
  else putBid(bid);
}

/** Looks at the position of the seat to play. */
export function lookAtCards(net: usize): void {
  if (isSided) putSidePosition();
  else putPosition();
  readPosition(net, playInputs());
}

/** What it is worth to play a card, in points. */
export function judgeCard(net: usize, card: i32): f32 {
  putCardToJudge(card);
  think(net, playInputs());
  chances(lowestOff(), highestOff(), otherChances());
  return isSided ? worthOfSide(turn) : worth(turn, unchecked(bids[turn]));
}

/** Looks at the hand of a seat that is to bid or to name trump. */
export function lookAtBids(net: usize, seat: i32, sealedBids: bool): void {
  if (isSided) putSideBidding(seat);
  else putBidding(seat, sealedBids);
  readPosition(net, bidInputs());
}

/** What a bid is worth, in points. */
export function judgeBid(net: usize, seat: i32, bid: i32): f32 {
  putBidToJudge(bid);
  think(net, bidInputs());
  chances(lowestOffOf(bid), highestOffOf(bid), otherChances());
  if (!isSided) return worth(seat, bid);
  const before = unchecked(bids[seat]);
  unchecked((bids[seat] = bid));
  const found = worthOfSide(seat);
  unchecked((bids[seat] = before));
  return found;
}

/** The points that a bid brings the side of a seat, bags to come not reckoned: what the sheet will say. */
export function pointsOfBid(net: usize, seat: i32, bid: i32, sealedBids: bool): f32 {
  lookAtBids(net, seat, sealedBids);
  judgeBid(net, seat, bid);
  const before = unchecked(bids[seat]);
  unchecked((bids[seat] = bid));
  const side = sideOf(seat);
  const contract = contractOf(side);
  let nils: f32 = 0;
  for (let place = 0; place < players; place += 2) {
    const own = seatAfter(seat, place);
    if (unchecked(bids[own]) == 0) nils += expectedNil(own, chanceOf(OFFS + place));
  }
  let sum: f32 = 0;
  for (let k = 0; k < OFFS; k++) sum += chanceOf(k) * pointsOf(side, contract, k - MIDDLE, nils);
  unchecked((bids[seat] = before));
  return sum;
}
