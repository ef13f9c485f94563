// A handful of worlds that explain what the others have done: some are imagined, the likelier ones
// are taken.
import { countDeterminizations, determinize } from './determinize';
import { rewind } from './history';
import { bidsLikelihood, playsLikelihood } from './likelihood';
import { exp } from './net';
import { uniform } from './random';
import { hands, keepPosition, recallPosition } from './round';

/** Worlds that are made for one that is taken. */
const CHOICE: i32 = 4;
/** Worlds that are taken at a time. */
export const BATCH: i32 = 8;
const MADE: i32 = BATCH * CHOICE;

/** What is asked about the others, who bid and play by these nets as far as anybody knows. */
export let playNet: usize = 0;
export let bidNet: usize = 0;
export let viewer: i32 = 0;
export let isSealed: bool = false;
export let isHooked: bool = false;
export let isNamed: bool = false;

const root: usize = memory.data(256, 16);
const start: usize = memory.data(256, 16);
const madeHands = new StaticArray<u64>(MADE * 8);
const weights = new StaticArray<f32>(MADE);
const taken = new StaticArray<i32>(BATCH);

/** The position now is the one that `seat` thinks about. */
export function beginSampling(
  ofCards: usize,
  ofBids: usize,
  seat: i32,
  sealedBids: bool,
  hook: bool,
  named: bool,
): void {
  playNet = ofCards;
  bidNet = ofBids;
  viewer = seat;
  isSealed = sealedBids;
  isHooked = hook;
  isNamed = named;
  keepPosition(root);
}

/** The logarithm of how well the world that is in the hands explains what was done. */
function weight(): f32 {
  keepPosition(start);
  rewind();
  const sum =
    bidsLikelihood(bidNet, viewer, isSealed, isHooked, isNamed) + playsLikelihood(playNet, viewer);
  recallPosition(start);
  return sum;
}

/** Makes a batch of worlds. */
export function sample(): void {
  let most: f32 = -1e9;
  recallPosition(root);
  countDeterminizations(viewer);
  for (let k = 0; k < MADE; k++) {
    recallPosition(root);
    determinize();
    const logarithm = weight();
    most = max<f32>(most, logarithm);
    unchecked((weights[k] = logarithm));
    memory.copy(changetype<usize>(madeHands) + ((<usize>k) << 6), changetype<usize>(hands), 64);
  }
  let sum: f32 = 0;
  for (let k = 0; k < MADE; k++) {
    const w = exp(unchecked(weights[k]) - most);
    unchecked((weights[k] = w));
    sum += w;
  }
  // Systematic resampling: one throw, then equal steps.
  const step: f32 = sum / <f32>BATCH;
  let at = uniform() * step;
  let k = 0;
  let reached = unchecked(weights[0]);
  for (let world = 0; world < BATCH; world++) {
    while (reached < at && k < MADE - 1) reached += unchecked(weights[++k]);
    at += step;
    unchecked((taken[world] = k));
  }
  recallPosition(root);
}

/** The position that was begun with, in one of the worlds of the batch. */
export function enter(world: i32): void {
  recallPosition(root);
  const k = unchecked(taken[world]);
  memory.copy(changetype<usize>(hands), changetype<usize>(madeHands) + ((<usize>k) << 6), 64);
}

/** The position as it was begun with, nobody else's hand known. */
export function leave(): void {
  recallPosition(root);
}
