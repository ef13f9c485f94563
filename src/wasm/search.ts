// Determinized search (PIMC): every candidate card or bid is rolled out by the nets in the same determinizations,
// each seat knowing only its own hand. Paired means give an answer at any time; more determinizations reduce
// its standard error.
import { beginBidding, completeBidding, policyCard, restoreBids } from './bidding';
import { bit, first, rest } from './cards';
import { advanceBatch, beginChains } from './chains';
import {
  actionCount,
  actions,
  chooseBid,
  chooseCard,
  chooseDistinctCard,
  actionValues,
} from './decide';
import { cardValue, readPlayPosition } from './judge';
import { utilitySeat, pointsFor, opponentCosts, spoiling, utilityByDeviation } from './payoff';
import {
  bids,
  deck,
  gone,
  handSize,
  hands,
  play,
  players,
  tricks,
  tricksLeft,
  turn,
} from './round';
import { areEquivalent, distinctLegal } from './legal';
import {
  BATCH,
  beginSampling,
  bidNet,
  copiesFrom,
  enterDeterminization,
  isSealed,
  leaveDeterminization,
  playNet,
  sampleBatch,
  viewer,
} from './sample';
import { isPartnership, roundUtility } from './sides';

/** Limits of one search; advice has a limit of its own in `advise.ts`. */
const MAX_CANDIDATES: i32 = 8;
const MAX_SEARCH_DETERMINIZATIONS: i32 = 2048;

/** Own decisions after which the net's value ends the rollout; 0 rolls out to the end. */
let horizon: i32 = 0;

export const candidates = new StaticArray<i32>(MAX_CANDIDATES);
const priors = new StaticArray<f32>(MAX_CANDIDATES);
export let candidateCount: i32 = 0;
/** Results by candidate and determinization. */
const results = new StaticArray<f32>(MAX_CANDIDATES * MAX_SEARCH_DETERMINIZATIONS);
export let determinizationCount: i32 = 0;

/** How many determinizations the net's prior value counts like. */
const PRIOR_WEIGHT: f32 = 40;

/** Whether bids are searched, not cards. */
let isAboutBid: bool = false;

/** Candidates that are no longer compared, as bits. */
let dropped: i32 = 0;
/** A candidate is dropped once the best one has at least this z-score over it. */
const DROP_Z_SCORE: f32 = 3;
/** Determinizations before any candidate is dropped. */
const MIN_BEFORE_DROPPING: i32 = 64;

function isOpen(candidate: i32): bool {
  return (dropped & (1 << candidate)) == 0;
}

/** Whether determinizations come from Markov chains and candidates are dropped: measured for cards of solo games. */
function usesChains(): bool {
  return !isAboutBid && !isPartnership;
}

function begin(seat: i32, ownDecisions: i32): void {
  horizon = ownDecisions;
  determinizationCount = 0;
  candidateCount = 0;
  dropped = 0;
  beginSampling(seat);
  beginChains();
}

/** The place of the best action evaluated last that is not taken out, or negative. */
function bestPlace(): i32 {
  let best = -1;
  for (let k = 0; k < actionCount; k++)
    if (
      unchecked(actions[k]) >= 0 &&
      (best < 0 || unchecked(actionValues[k]) > unchecked(actionValues[best]))
    )
      best = k;
  return best;
}

/** Whether the card, or an equivalent one, is a candidate. */
function isCandidate(card: i32, others: u64): bool {
  for (let k = 0; k < candidateCount; k++)
    if (areEquivalent(card, unchecked(candidates[k]), others)) return true;
  return false;
}

/** Takes the actions evaluated last as candidates, the best first, down to `margin` points below it. */
function addCandidates(margin: f32): void {
  const others = deck & ~gone & ~unchecked(hands[viewer]);
  for (;;) {
    const at = bestPlace();
    if (at < 0 || candidateCount == MAX_CANDIDATES) break;
    const action = unchecked(actions[at]);
    const value = unchecked(actionValues[at]);
    unchecked((actions[at] = -1));
    if (candidateCount > 0 && value < unchecked(priors[0]) - margin) break;
    if (!isAboutBid && isCandidate(action, others)) continue;
    unchecked((candidates[candidateCount] = action));
    unchecked((priors[candidateCount] = value));
    candidateCount++;
  }
}

/**
 * Prepares a search for the seat to play, with the position as it sees it. Only the cards of a set are searched,
 * given by its low and high 32 bits, and of these not those whose net value is `margin` points below the best.
 */
export function beginSearch(margin: f32, ownDecisions: i32, low: u32, high: u32): void {
  isAboutBid = false;
  begin(turn, ownDecisions);
  chooseCard(playNet);
  const open = ((<u64>high) << 32) | low;
  for (let k = 0; k < actionCount; k++)
    if ((open & bit(unchecked(actions[k]))) == 0) unchecked((actions[k] = -1));
  addCandidates(margin);
}

/**
 * Prepares a search for the bid of a seat, with the position as it sees it; `open` has a bit for every allowed
 * bid. Hopeless bids are not searched. Every round is rolled out to its end.
 */
export function beginBidSearch(seat: i32, margin: f32, open: i32): void {
  isAboutBid = true;
  begin(seat, 0);
  beginBidding(true);
  chooseBid(bidNet, seat, open, isSealed);
  addCandidates(margin);
}

/** The value of the finished round for the viewer. */
function roundValue(): f32 {
  if (isPartnership) return roundUtility(viewer);
  const bid = unchecked(bids[viewer]);
  if (utilitySeat == viewer) {
    let value = utilityByDeviation(bid, unchecked(tricks[viewer]) - bid, handSize);
    for (let seat = 0; seat < players; seat++)
      if (seat != viewer && unchecked(tricks[seat]) == unchecked(bids[seat]))
        value -= unchecked(opponentCosts[seat]);
    return value;
  }
  let others: f32 = 0;
  for (let seat = 0; seat < players; seat++)
    if (seat != viewer) others += pointsFor(unchecked(bids[seat]), unchecked(tricks[seat]));
  return pointsFor(bid, unchecked(tricks[viewer])) - (spoiling * others) / <f32>(players - 1);
}

/** The net's value of a position in which it is the viewer's turn. */
function netValue(): f32 {
  let best: f32 = -1e9;
  readPlayPosition(playNet);
  for (let left = distinctLegal(); left != 0; left = rest(left))
    best = max<f32>(best, cardValue(playNet, first(left)));
  return best;
}

/** Plays on to the viewer's decision at the horizon, or to the end. */
function playOn(): f32 {
  let own = 0;
  while (tricksLeft > 0) {
    if (turn == viewer && horizon > 0 && ++own == horizon && tricksLeft > 1) return netValue();
    play(isAboutBid ? policyCard() : chooseDistinctCard(playNet));
  }
  return roundValue();
}

function rollout(candidate: i32): f32 {
  const action = unchecked(candidates[candidate]);
  if (!isAboutBid) {
    play(action);
    return playOn();
  }
  completeBidding(action);
  const value = playOn();
  restoreBids();
  return value;
}

/** Rolls out in `BATCH` more determinizations; false when the limit is reached. */
export function continueSearch(): bool {
  if (determinizationCount + BATCH > MAX_SEARCH_DETERMINIZATIONS) return false;
  if (usesChains()) advanceBatch();
  else sampleBatch();
  let copies = 1;
  for (let index = 0; index < BATCH; index += copies) {
    copies = copiesFrom(index);
    for (let candidate = 0; candidate < candidateCount; candidate++) {
      if (!isOpen(candidate)) continue;
      enterDeterminization(index);
      const result = rollout(candidate);
      const at = candidate * MAX_SEARCH_DETERMINIZATIONS + determinizationCount;
      for (let copy = 0; copy < copies; copy++) unchecked((results[at + copy] = result));
    }
    determinizationCount += copies;
  }
  leaveDeterminization();
  if (usesChains() && determinizationCount >= MIN_BEFORE_DROPPING) dropCandidates();
  return true;
}

/** The mean result of a candidate, shrunk toward the net's prior value. */
export function meanOf(candidate: i32): f32 {
  let sum: f32 = PRIOR_WEIGHT * unchecked(priors[candidate]);
  for (let k = 0; k < determinizationCount; k++)
    sum += unchecked(results[candidate * MAX_SEARCH_DETERMINIZATIONS + k]);
  return sum / (PRIOR_WEIGHT + <f32>determinizationCount);
}

/** Index of the best candidate so far. */
export function bestCandidate(): i32 {
  let best = -1;
  let highest: f32 = 0;
  for (let k = 0; k < candidateCount; k++) {
    if (!isOpen(k)) continue;
    const mean = meanOf(k);
    if (best < 0 || mean > highest) {
      highest = mean;
      best = k;
    }
  }
  return best;
}

/**
 * The z-score of a candidate over another: their mean paired difference plus `bonus` points, in standard errors.
 */
export function zScoreOver(candidate: i32, other: i32, bonus: f32): f32 {
  let sum: f32 = 0;
  let squares: f32 = 0;
  for (let index = 0; index < determinizationCount; index++) {
    const difference =
      unchecked(results[candidate * MAX_SEARCH_DETERMINIZATIONS + index]) -
      unchecked(results[other * MAX_SEARCH_DETERMINIZATIONS + index]);
    sum += difference;
    squares += difference * difference;
  }
  const n = <f32>determinizationCount;
  const mean = sum / n;
  const variance = max<f32>(squares / n - mean * mean, <f32>0.01);
  return (mean + bonus) / sqrt<f32>(variance / n);
}

/** The lowest z-score of the best candidate over another; 99 without another. */
export function lowestZScore(): f32 {
  const best = bestCandidate();
  let lowest: f32 = 99;
  for (let k = 0; k < candidateCount; k++)
    if (k != best && isOpen(k)) lowest = min<f32>(lowest, zScoreOver(best, k, 0));
  return lowest;
}

/** Drops candidates that are clearly worse than the best one, so that they take no more time (racing). */
function dropCandidates(): void {
  const best = bestCandidate();
  for (let k = 0; k < candidateCount; k++)
    if (k != best && isOpen(k) && zScoreOver(best, k, 0) >= DROP_Z_SCORE) dropped |= 1 << k;
}
