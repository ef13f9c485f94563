// Values of actions: the net's probabilities of outcomes, times their points or utilities.
import { BID_FEATURES, putSoloBid, putSoloBidding } from './solo-bid-features';
import { PLAY_FEATURES, putSoloCard, putSoloPosition } from './solo-card-features';
import {
  ON_TARGET,
  DEVIATIONS,
  probabilityOf,
  computeProbabilities,
  forwardPosition,
  forward,
} from './net';
import { NET_OTHERS, netPlace } from './net-seats';
import {
  utilitySeat,
  pointsFor,
  pointsByDeviation,
  opponentCosts,
  spoiling,
  utilityByDeviation,
} from './payoff';
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
  haveBid,
  isPartnership,
  lostTricks,
  nilIsLost,
  pointsOf,
  sideOf,
  utilityOfResult,
} from './sides';

/** Expected tricks where the next bid misses by five or more, known from the bids before it; negative where unknown. */
let tailTricks: f32 = -1;

/**
 * The deviation that an output of the net stands for. The lowest and the highest are "five or more". Without
 * more knowledge the seat is taken to get an average share of the tricks left, if that is further from the bid.
 */
function deviationOf(k: i32, seat: i32, bid: i32): i32 {
  if (k > 0 && k < DEVIATIONS - 1) return k - ON_TARGET;
  if (k == 0 && tailTricks >= 0) return min(-ON_TARGET, <i32>(tailTricks + 0.5) - bid);
  const shared = unchecked(tricks[seat]) + tricksLeft / players - bid;
  return k == 0 ? min(-ON_TARGET, shared) : max(ON_TARGET, shared);
}

/** Expected points of a bid over the distribution of deviations. */
function expectedOwnPoints(seat: i32, bid: i32): f32 {
  let sum: f32 = 0;
  for (let k = 0; k < DEVIATIONS; k++)
    sum += probabilityOf(k) * pointsByDeviation(bid, deviationOf(k, seat, bid), handSize);
  return sum;
}

/** Expected points of another seat, given its make probability. */
function expectedPointsOf(bid: i32, made: f32): f32 {
  const missed =
    bid == 0
      ? pointsFor(0, min(1, handSize))
      : (pointsByDeviation(bid, -1, handSize) + pointsByDeviation(bid, 1, handSize)) * 0.5;
  return made * pointsFor(bid, bid) + (1 - made) * missed;
}

/** Expected utility of the seat that plays to win the game, in points. */
function expectedUtility(seat: i32, bid: i32): f32 {
  let sum: f32 = 0;
  for (let k = 0; k < DEVIATIONS; k++)
    sum += probabilityOf(k) * utilityByDeviation(bid, deviationOf(k, seat, bid), handSize);
  for (let place = 1; place < players; place++) {
    const other = seatAfter(seat, place);
    if (unchecked(bids[other]) != NO_BID)
      sum -= probabilityOf(DEVIATIONS + netPlace(place)) * unchecked(opponentCosts[other]);
  }
  return sum;
}

/** Own points less the weighted points of opponents who have bid. */
function soloValue(seat: i32, bid: i32): f32 {
  if (seat == utilitySeat) return expectedUtility(seat, bid);
  let others: f32 = 0;
  if (spoiling != 0)
    for (let place = 1; place < players; place++) {
      const other = unchecked(bids[seatAfter(seat, place)]);
      if (other != NO_BID)
        others += expectedPointsOf(other, probabilityOf(DEVIATIONS + netPlace(place)));
    }
  return expectedOwnPoints(seat, bid) - (spoiling * others) / <f32>(players - 1);
}

/** The bid net's output for the bid of the partner (`isOwn`), or for the mean of the opponents' bids. */
function bidOutput(isOwn: bool): i32 {
  return DEVIATIONS + players + (isOwn ? 1 : 2);
}

/**
 * The contract of a side. While a seat has not bid, the one that the net expects: the partner bids less after a
 * high bid, so that counting it with a typical bid would overrate high bids.
 */
function expectedContract(seat: i32, side: i32): f32 {
  const known = <f32>contractOf(side);
  if (haveBid(side)) return known;
  const isOwn = side == sideOf(seat);
  const expected = probabilityOf(bidOutput(isOwn)) * <f32>handSize;
  return isOwn ? known + expected : max<f32>(known, 2 * expected);
}

/** Expected utility for the side of a seat, from the distribution of its tricks and the probabilities of all nils. */
function partnershipValue(seat: i32): f32 {
  const side = sideOf(seat);
  const own = expectedContract(seat, side);
  const theirs = expectedContract(seat, 1 - side);
  let nils: f32 = 0;
  let theirNils: f32 = 0;
  for (let place = 0; place < players; place++) {
    const other = seatAfter(seat, place);
    if (unchecked(bids[other]) != 0) continue;
    const points = expectedNil(other, nilIsLost(other) ? 0 : probabilityOf(DEVIATIONS + place));
    if (sideOf(other) == side) nils += points;
    else theirNils += points;
  }
  const left = handSize - lostTricks() - <i32>nearest<f32>(own + theirs);
  // The lowest class covers five short and more: with an unreasonable contract, the side's own tricks then
  // say little about whether the opponents make theirs.
  let made = probabilityOf(DEVIATIONS + players);
  let sum: f32 = 0;
  for (let k = 1; k < DEVIATIONS; k++) {
    const p = probabilityOf(k);
    if (p == 0) continue;
    const deviation = k - ON_TARGET;
    if (left >= deviation) made -= p;
    sum += p * utilityOfResult(side, own, deviation, nils, theirs, left - deviation, theirNils);
  }
  const tail = probabilityOf(0);
  if (tail == 0) return sum;
  made = max<f32>(0, min<f32>(tail, made));
  return (
    sum +
    made * utilityOfResult(side, own, -ON_TARGET, nils, theirs, 0, theirNils) +
    (tail - made) * utilityOfResult(side, own, -ON_TARGET, nils, theirs, -1, theirNils)
  );
}

/** The index of a deviation among the outputs, which end at five tricks short and over. */
export function deviationIndex(deviation: i32): i32 {
  return max(0, min(DEVIATIONS - 1, deviation + ON_TARGET));
}

/** Number of features of this game's net of cards. */
export function playInputCount(): i32 {
  return isPartnership ? SIDE_PLAY_FEATURES : PLAY_FEATURES;
}
/** Number of features of this game's net of bids. */
export function bidInputCount(): i32 {
  return isPartnership ? SIDE_BID_FEATURES : BID_FEATURES;
}

/**
 * Number of probabilities besides those of deviations: in partnerships one for each nil, the seat's own first, and
 * one for the opponents' contract; else one for each other seat's bid, as far as the nets have one.
 */
export function otherProbabilityCount(): i32 {
  return isPartnership ? players + 1 : min(players - 1, NET_OTHERS);
}

/** The same for the bid net, which in partnerships also expects the bids of the partner and of the opponents. */
export function otherProbabilityCountOfBid(): i32 {
  return isPartnership ? players + 3 : otherProbabilityCount();
}

/** The smallest deviation still possible for the seat to play, as an index. */
export function minDeviation(): i32 {
  if (!isPartnership) return deviationIndex(unchecked(tricks[turn]) - unchecked(bids[turn]));
  const side = sideOf(turn);
  return deviationIndex(countedTricks(side) - contractOf(side));
}
/** The largest deviation still possible for the seat to play, as an index. */
export function maxDeviation(): i32 {
  if (!isPartnership)
    return deviationIndex(unchecked(tricks[turn]) - unchecked(bids[turn]) + tricksLeft);
  const side = sideOf(turn);
  const contract = contractOf(side);
  return deviationIndex(countedTricks(side) - contract + (contract > 0 ? tricksLeft : 0));
}

/** The smallest deviation possible with a bid, as an index. */
export function minDeviationOfBid(bid: i32): i32 {
  return isPartnership ? 0 : deviationIndex(-bid);
}
/** The largest deviation possible with a bid, as an index. */
export function maxDeviationOfBid(bid: i32): i32 {
  return isPartnership ? DEVIATIONS - 1 : deviationIndex(handSize - bid);
}

/** Appends the features of a card to those of the position. */
export function putCardFeatures(card: i32): void {
  if (isPartnership) putSideCard(card);
  else putSoloCard(card);
}
/** Appends the features of a bid to those of the position. */
export function putBidFeatures(bid: i32): void {
  if (isPartnership) putSideBid(bid);
  else putSoloBid(bid);
}

/** Reads the position of the seat to play. */
export function readPlayPosition(net: usize): void {
  if (isPartnership) putSidePosition();
  else putSoloPosition();
  forwardPosition(net, playInputCount());
}

/** The value of a card, in points. */
export function cardValue(net: usize, card: i32): f32 {
  putCardFeatures(card);
  forward(net, playInputCount());
  computeProbabilities(minDeviation(), maxDeviation(), otherProbabilityCount());
  return isPartnership ? partnershipValue(turn) : soloValue(turn, unchecked(bids[turn]));
}

/** Reads the hand of a seat that is to bid or to name trump. */
export function readBidPosition(net: usize, seat: i32, sealedBids: bool): void {
  if (isPartnership) putSideBidding(seat);
  else putSoloBidding(seat, sealedBids);
  forwardPosition(net, bidInputCount());
}

/**
 * The probability that the bid evaluated last is made: exactly, or among partners, whose contract may be
 * exceeded, by the side. A nil has a probability of its own.
 */
export function makeProbability(bid: i32): f32 {
  if (!isPartnership) return probabilityOf(ON_TARGET);
  if (bid == 0) return probabilityOf(DEVIATIONS);
  let sum: f32 = 0;
  for (let k = ON_TARGET; k < DEVIATIONS; k++) sum += probabilityOf(k);
  return sum;
}

/** The value of a bid, in points. */
export function bidValue(net: usize, seat: i32, bid: i32): f32 {
  putBidFeatures(bid);
  forward(net, bidInputCount());
  computeProbabilities(
    minDeviationOfBid(bid),
    maxDeviationOfBid(bid),
    otherProbabilityCountOfBid(),
  );
  if (!isPartnership) return soloValue(seat, bid);
  const before = unchecked(bids[seat]);
  unchecked((bids[seat] = bid));
  const value = partnershipValue(seat);
  unchecked((bids[seat] = before));
  return value;
}

/** Makes {@link tailTricks} unknown again, before and after a series of bids. */
export function resetTail(): void {
  tailTricks = -1;
}

/**
 * Sets {@link tailTricks} for the next bid from the probabilities of the bid evaluated last. Bids are evaluated in
 * order from 0. Five or more short of the next bid is four or more short of this one: its tail, and the output
 * after it.
 */
export function extendTail(bid: i32): void {
  if (bid < ON_TARGET) {
    tailTricks = bid == ON_TARGET - 1 ? 0 : -1;
    return;
  }
  const tail = probabilityOf(0);
  const next = probabilityOf(1);
  const sum = tail + next;
  if (sum > 0) tailTricks = (tail * tailTricks + next * <f32>(bid - ON_TARGET + 1)) / sum;
}

/** The expected points of a bid on the score sheet for the seat's side, without the cost of future bags. */
export function pointsOfBid(net: usize, seat: i32, bid: i32, sealedBids: bool): f32 {
  readBidPosition(net, seat, sealedBids);
  bidValue(net, seat, bid);
  const before = unchecked(bids[seat]);
  unchecked((bids[seat] = bid));
  const side = sideOf(seat);
  const contract = expectedContract(seat, side);
  let nils: f32 = 0;
  for (let place = 0; place < players; place += 2) {
    const own = seatAfter(seat, place);
    if (unchecked(bids[own]) == 0) nils += expectedNil(own, probabilityOf(DEVIATIONS + place));
  }
  let sum: f32 = 0;
  for (let k = 0; k < DEVIATIONS; k++)
    sum += probabilityOf(k) * pointsOf(side, contract, k - ON_TARGET, nils);
  unchecked((bids[seat] = before));
  return sum;
}
