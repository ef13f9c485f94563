// Exploration: choices other than the best, by which learners see what else could happen.
import { actionCount, actionValues, actions } from '../../../src/wasm/decide';
import { exp } from '../../../src/wasm/net';
import { below, uniform } from '../../../src/wasm/random';
import { handSize, players } from '../../../src/wasm/round';
import { isPartnership, noiseScale } from '../../../src/wasm/sides';
import { learners } from './seating';

/** Shares of a learner's bids and cards that are exploratory. The share of bids does not apply where bids alone are trained. */
let bidExploration: f32 = 0.1;
export let cardExploration: f32 = 0.02;

/** Sets the rates at which learners explore. */
export function setExploration(ofBids: f32, ofCards: f32): void {
  bidExploration = ofBids;
  cardExploration = ofCards;
}

/**
 * An action drawn by a softmax over the values, or the chosen one where the temperature is 0.
 * @param temperature in standard points
 */
export function noisyAction(chosen: i32, temperature: f32): i32 {
  const noise = temperature * noiseScale;
  if (noise <= 0 || actionCount < 2) return chosen;
  let maxValue: f32 = -1e9;
  for (let k = 0; k < actionCount; k++) maxValue = max<f32>(maxValue, unchecked(actionValues[k]));
  let sum: f32 = 0;
  for (let k = 0; k < actionCount; k++) sum += exp((unchecked(actionValues[k]) - maxValue) / noise);
  let at = uniform() * sum;
  for (let k = 0; k < actionCount; k++) {
    at -= exp((unchecked(actionValues[k]) - maxValue) / noise);
    if (at <= 0) return unchecked(actions[k]);
  }
  return chosen;
}

/** Share of nils among exploratory partnership bids: rare, but with most to learn. */
const NIL_SHARE: f32 = 0.2;

/** Whether only bids are recorded and explored, and all cards are the nets' best. */
export let onlyBids: bool = false;

/** Records and explores bids alone, for the rest of the training. */
export function recordOnlyBids(only: bool): void {
  onlyBids = only;
}

/** The share of rounds in which a seat explores its bid, where only bids are recorded. */
const EXPLORED_ROUNDS: f32 = 0.5;

/** The place of the one seat that explores its bid, where only bids are recorded; negative for none. */
export function drawExploringPlace(): i32 {
  return onlyBids && uniform() < EXPLORED_ROUNDS ? below(players) : -1;
}

/** Whether a seat explores its bid; `isExplorer`: whether it is the one seat that does where only bids are recorded. */
export function exploresBid(seat: i32, isExplorer: bool): bool {
  if (!unchecked(learners[seat])) return false;
  return onlyBids ? isExplorer : uniform() < bidExploration;
}

/** The share of exploratory bids that are one more or one less than the best; the others are any bid. */
const NEIGHBOR_SHARE: f32 = 0.7;

/** An exploratory bid. */
export function exploratoryBid(chosen: i32, open: i32): i32 {
  if (isPartnership && open & 1 && uniform() < NIL_SHARE) return 0;
  let bid = 0;
  if (uniform() < NEIGHBOR_SHARE) {
    const by = uniform() < 0.5 ? -1 : 1;
    bid = chosen + by;
    // Skips a bid that is not allowed.
    if (bid >= 0 && !(open & (1 << bid))) bid += by;
  } else bid = below(handSize + 1);
  return bid >= 0 && open & (1 << bid) ? bid : chosen;
}
