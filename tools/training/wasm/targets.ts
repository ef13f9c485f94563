// Training targets of a round of self-play: Deep Monte Carlo, each decision toward the outcome of its round.
import { SAVED_BYTES, restoreFeatures } from '../../../src/wasm/feature-list';
import {
  bidInputCount,
  deviationIndex,
  otherProbabilityCount,
  otherProbabilityCountOfBid,
  playInputCount,
} from '../../../src/wasm/judge';
import { learn, target } from './learning';
import {
  DEVIATIONS,
  probabilities,
  probabilityOf,
  computeProbabilities,
  forwardPosition,
  forward,
} from '../../../src/wasm/net';
import { MAX_SEATS, bids, handSize, players, seatAfter, tricks } from '../../../src/wasm/round';
import { recordBid, recordCount, recordHigh, recordLow, recordRoom, recordSeat } from './records';
import { bidNets, playNets } from './seating';
import {
  contractOf,
  countedTricks,
  isPartnership,
  partnerOf,
  sideOf,
} from '../../../src/wasm/sides';

/** Sum of the losses since the last reset, in nats, and their number. */
export let loss: f64 = 0;
export let losses: f64 = 0;

/** Starts a new mean of the loss. */
export function resetLosses(): void {
  loss = 0;
  losses = 0;
}

/** By seat, the target of its next earlier decision. */
const targets: usize = memory.data(640, 16);
/** Bytes of a target: one 32-bit float for each of 20 outputs. */
const TARGET: usize = 80;

/** The final deviation of a seat from its bid, or of its side from the contract, as an index. */
function finalDeviation(seat: i32): i32 {
  if (!isPartnership) return deviationIndex(unchecked(tricks[seat]) - unchecked(bids[seat]));
  const side = sideOf(seat);
  return deviationIndex(countedTricks(side) - contractOf(side));
}

/** Whether a seat made its bid; in partnerships its nil, or its side the contract. */
export function isMade(seat: i32): bool {
  const bid = unchecked(bids[seat]);
  return isPartnership && bid > 0 ? madeContract(sideOf(seat)) : bid == unchecked(tricks[seat]);
}

/** Whether a side made its contract. */
function madeContract(side: i32): bool {
  return countedTricks(side) >= contractOf(side);
}

/** Frozen inputs of the nets; 0: everything is trained. */
let frozenPlay: i32 = 0;
let frozenBid: i32 = 0;

/** Trains only the weights of inputs from these on; 0 trains everything. */
export function freezeInputs(ofPlay: i32, ofBid: i32): void {
  frozenPlay = ofPlay;
  frozenBid = ofBid;
}

/** The place of the first of {@link otherProbabilityCount}: the seat itself, or the next one. */
function firstPlace(): i32 {
  return isPartnership ? 0 : 1;
}

/** Whether the opponents made their contract; the partner's bid and the mean of theirs, as shares of the hand. */
function fillSideTargets(at: usize, seat: i32): void {
  const hand = <f32>handSize;
  store<f32>(at, madeContract(1 - sideOf(seat)) ? 1 : 0);
  store<f32>(at, <f32>unchecked(bids[partnerOf(seat)]) / hand, 4);
  store<f32>(at, (<f32>contractOf(1 - sideOf(seat)) * 0.5) / hand, 8);
}

/** The outcome of the round as probabilities of 0 and 1. */
function fillTargets(): void {
  memory.fill(targets, 0, <usize>MAX_SEATS * TARGET);
  for (let seat = 0; seat < players; seat++) {
    const at = targets + <usize>seat * TARGET;
    store<f32>(at + ((<usize>finalDeviation(seat)) << 2), 1);
    if (isPartnership) fillSideTargets(at + ((<usize>(DEVIATIONS + players)) << 2), seat);
    for (let place = firstPlace(); place < players; place++) {
      const k = place - firstPlace();
      const other = seatAfter(seat, place);
      const made = unchecked(bids[other]) == unchecked(tricks[other]);
      store<f32>(at + ((<usize>(DEVIATIONS + k)) << 2), made ? 1 : 0);
    }
  }
}

/** Nils nobody bid are not trained. */
function leaveOutBids(seat: i32): void {
  for (let place = 0; place < players; place++) {
    if (unchecked(bids[seatAfter(seat, place)]) == 0) continue;
    const at = (<usize>(DEVIATIONS + place)) << 2;
    store<f32>(target + at, load<f32>(probabilities + at));
  }
}

/**
 * Trains on all records, the last first. The target mixes the outcome of the round, by `outcomeWeight`, with
 * the net's prediction at the same seat's next decision, which has less variance.
 */
export function trainOnRecords(rate: f32, othersWeight: f32, outcomeWeight: f32): void {
  fillTargets();
  for (let k = recordCount - 1; k >= 0; k--) {
    const seat = unchecked(recordSeat[k]);
    if (seat < 0) continue;
    const isBid = unchecked(recordBid[k]);
    restoreFeatures(recordRoom + <usize>(k * SAVED_BYTES));
    const net = isBid ? unchecked(bidNets[seat]) : unchecked(playNets[seat]);
    const inputs = isBid ? bidInputCount() : playInputCount();
    const others = isBid ? otherProbabilityCountOfBid() : otherProbabilityCount();
    forwardPosition(net, inputs);
    forward(net, inputs);
    computeProbabilities(unchecked(recordLow[k]), unchecked(recordHigh[k]), others);
    const own = targets + <usize>seat * TARGET;
    memory.copy(target, own, TARGET);
    if (isPartnership) leaveOutBids(seat);
    loss -= Math.log(<f64>max<f32>(1e-6, probabilityOf(finalDeviation(seat))));
    losses++;
    learn(net, inputs, others, othersWeight, rate, isBid ? frozenBid : frozenPlay);
    for (let at: usize = 0; at < (<usize>(DEVIATIONS + others)) << 2; at += 4)
      store<f32>(
        own + at,
        outcomeWeight * load<f32>(own + at) + (1 - outcomeWeight) * load<f32>(probabilities + at),
      );
  }
}
