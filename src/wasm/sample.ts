// Draws determinizations by sampling importance resampling: proposals are drawn uniformly and weighted by how
// likely they make the others' bids and cards.
import { countDeterminizations, determinize } from './determinize';
import { rewind } from './history';
import { forgetHands, logLikelihood } from './likelihood';
import { exp } from './net';
import { uniform } from './random';
import { MAX_SEATS, hands, savePosition, restorePosition } from './round';

/** Proposals per determinization drawn. */
const PROPOSALS_PER_DRAW: i32 = 4;
/** A floor below every logarithm of a weight. */
export const NO_FLOOR: f32 = -1e9;
/** Determinizations per batch. */
export const BATCH: i32 = 8;
const PROPOSALS: i32 = BATCH * PROPOSALS_PER_DRAW;

/** Set by the host: the nets that model all other seats, the seat that decides, and the rules of bidding. */
export let playNet: usize = 0;
export let bidNet: usize = 0;
export let viewer: i32 = 0;
export let isSealed: bool = false;
export let isHooked: bool = false;
let isTrumpNamed: bool = false;

const root: usize = memory.data(256, 16);
const start: usize = memory.data(256, 16);
const proposalHands = new StaticArray<u64>(PROPOSALS * MAX_SEATS);
const weights = new StaticArray<f32>(PROPOSALS);
const drawn = new StaticArray<i32>(BATCH);

/** The nets that model all seats. */
export function setPolicy(forCards: usize, forBids: usize): void {
  playNet = forCards;
  bidNet = forBids;
}

/** Whether bids are sealed, the hook applies [BID-2], and trump is named by the highest bidder [TRUMP-3]. */
export function setBidding(sealedBids: bool, hook: bool, trumpNamed: bool): void {
  isSealed = sealedBids;
  isHooked = hook;
  isTrumpNamed = trumpNamed;
}

/** Begins with the current position, as `seat` sees it. */
export function beginSampling(seat: i32): void {
  viewer = seat;
  savePosition(root);
  forgetHands();
}

/**
 * The logarithm of the weight of the current hands: how likely they make the others' bids and cards. Below
 * `floor` it is only an upper bound.
 */
export function logWeight(floor: f32): f32 {
  savePosition(start);
  rewind();
  const sum = logLikelihood(bidNet, playNet, viewer, isSealed, isHooked, isTrumpNamed, floor);
  restorePosition(start);
  return sum;
}

/** Draws a batch. */
export function sampleBatch(): void {
  let maxLogWeight: f32 = -1e9;
  restorePosition(root);
  countDeterminizations(viewer);
  for (let k = 0; k < PROPOSALS; k++) {
    restorePosition(root);
    determinize();
    const weight = logWeight(NO_FLOOR);
    maxLogWeight = max<f32>(maxLogWeight, weight);
    unchecked((weights[k] = weight));
    memory.copy(changetype<usize>(proposalHands) + ((<usize>k) << 6), changetype<usize>(hands), 64);
  }
  let sum: f32 = 0;
  for (let k = 0; k < PROPOSALS; k++) {
    const w = exp(unchecked(weights[k]) - maxLogWeight);
    unchecked((weights[k] = w));
    sum += w;
  }
  // Systematic resampling: one random offset, then equal steps.
  const step: f32 = sum / <f32>BATCH;
  let at = uniform() * step;
  let k = 0;
  let reached = unchecked(weights[0]);
  for (let index = 0; index < BATCH; index++) {
    while (reached < at && k < PROPOSALS - 1) reached += unchecked(weights[++k]);
    at += step;
    unchecked((drawn[index] = k));
  }
  restorePosition(root);
}

/** The initial position, with the hands of a determinization of the batch. */
export function enterDeterminization(index: i32): void {
  restorePosition(root);
  const k = unchecked(drawn[index]);
  memory.copy(changetype<usize>(hands), changetype<usize>(proposalHands) + ((<usize>k) << 6), 64);
}

/** Makes the current hands a determinization of the batch. */
export function setDeterminization(index: i32): void {
  unchecked((drawn[index] = index));
  memory.copy(
    changetype<usize>(proposalHands) + ((<usize>index) << 6),
    changetype<usize>(hands),
    64,
  );
}

/** How many determinizations of the batch, from `index` on, are the same: copies of a proposal follow each other. */
export function copiesFrom(index: i32): i32 {
  let copies = 1;
  while (index + copies < BATCH && unchecked(drawn[index + copies]) == unchecked(drawn[index]))
    copies++;
  return copies;
}

/** The initial position, with unknown hands. */
export function leaveDeterminization(): void {
  restorePosition(root);
}
