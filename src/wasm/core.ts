// The opponents' program: positions in, decisions out. The host writes what a seat may know and nothing else;
// unseen hands stay empty until a determinization is drawn.
import { actionCount, actions, chooseBid, chooseCard, chooseTrump, actionValues } from './decide';
import { bit } from './cards';
import { BID_FEATURES } from './solo-bid-features';
import { PLAY_FEATURES } from './solo-card-features';
import { beginHistory, replay } from './history';
import { bidValue, readBidPosition } from './judge';
import { setNetSeats } from './likelihood';
import { DEVIATIONS, probabilities, netSize } from './net';
import { setUtilitySeat, points, opponentCosts, setSpoiling, utilities } from './payoff';
import { seedRandom } from './random';
import {
  addJoker,
  begin as beginRound,
  bids,
  barZero,
  hands,
  hideOwnCards,
  requireTrumpLast,
  leaveOut,
  letHighestBidderLead,
  levels,
  openPlay,
  setGone,
  requireBreaking,
  requireHeading,
  requireTrumping,
  setTrump,
  showCard,
  tricks,
  turn,
} from './round';
import { legal } from './legal';
import { setBidding, setPolicy } from './sample';
import {
  beginBidSearch,
  beginSearch,
  candidateCount,
  candidates,
  lowestZScore,
  bestCandidate,
  zScoreOver,
  meanOf,
  continueSearch,
  determinizationCount,
} from './search';
import { SIDE_BID_FEATURES, SIDE_PLAY_FEATURES } from './side-features';
import {
  setBlindNils,
  setOpponentWeight,
  setSolo,
  setPartnership,
  setTotals,
  setGameEnd,
  setBagScoring,
} from './sides';

export {
  actionCount,
  addJoker,
  setUtilitySeat,
  setNetSeats,
  beginHistory,
  beginBidSearch,
  beginSearch,
  setBlindNils,
  barZero,
  hideOwnCards,
  leaveOut,
  candidateCount,
  chooseBid,
  chooseCard,
  chooseTrump,
  lowestZScore,
  bestCandidate,
  zScoreOver,
  meanOf,
  setOpponentWeight,
  setSolo,
  setPartnership,
  replay,
  continueSearch,
  seedRandom,
  setSpoiling,
  setTrump,
  setTotals,
  setGameEnd,
  setBagScoring,
  setPolicy,
  setBidding,
  requireBreaking,
  requireHeading,
  requireTrumping,
  requireTrumpLast,
  letHighestBidderLead,
  showCard,
  openPlay,
  turn,
  determinizationCount,
};

/** Allocates bytes, aligned for vectors, for good. */
export function allocate(bytes: i32): usize {
  return heap.alloc(<usize>bytes);
}
export const playNetSize: i32 = netSize(PLAY_FEATURES);
export const bidNetSize: i32 = netSize(BID_FEATURES);
export const playInputs: i32 = PLAY_FEATURES;
export const bidInputs: i32 = BID_FEATURES;
export const sidePlayInputs: i32 = SIDE_PLAY_FEATURES;
export const sideBidInputs: i32 = SIDE_BID_FEATURES;
export const deviations: i32 = DEVIATIONS;

// Addresses the host reads and writes.
export const pointsAt: usize = changetype<usize>(points);
export const utilitiesAt: usize = changetype<usize>(utilities);
export const opponentCostsAt: usize = changetype<usize>(opponentCosts);
export const levelsAt: usize = changetype<usize>(levels);
export const bidsAt: usize = changetype<usize>(bids);
export const tricksAt: usize = changetype<usize>(tricks);
export const handsAt: usize = changetype<usize>(hands);
export const actionValuesAt: usize = changetype<usize>(actionValues);
export const actionsAt: usize = changetype<usize>(actions);
export const candidatesAt: usize = changetype<usize>(candidates);
export const probabilitiesAt: usize = probabilities;

/** A new round after the deal; `turned` is the card turned up, or −1. */
export function begin(players: i32, handSize: i32, trump: i32, opener: i32, turned: i32): void {
  setUtilitySeat(-1);
  setNetSeats(0);
  beginRound(players, handSize, trump, false, opener);
  if (turned >= 0) setGone(bit(turned));
}

/** Gives a seen card to a seat: the viewer's own cards or, on the forehead, everybody else's. */
export function hold(seat: i32, card: i32): void {
  unchecked((hands[seat] |= bit(card)));
}

/** The value of a bid; its probabilities are at `probabilitiesAt`. */
export function evaluateBid(net: usize, seat: i32, bid: i32, sealedBids: bool): f32 {
  readBidPosition(net, seat, sealedBids);
  return bidValue(net, seat, bid);
}

/** The low 32 bits of the legal cards of the seat to play. */
export function legalLow(): u32 {
  return <u32>legal();
}
/** The high 32 bits of the legal cards of the seat to play. */
export function legalHigh(): u32 {
  return <u32>(legal() >> 32);
}
