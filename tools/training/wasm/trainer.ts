// The trainer's interface: self-play and training under rules, seating and learning rate chosen by the host,
// which stores the weights.
import { shown, turned } from '../../../src/wasm/deal';
import { BID_FEATURES } from '../../../src/wasm/solo-bid-features';
import { PLAY_FEATURES } from '../../../src/wasm/solo-card-features';
import { playCount, playSeats, plays } from '../../../src/wasm/history';
import { resetLosses, isMade, freezeInputs, trainOnRecords, loss, losses } from './targets';
import { netSize } from '../../../src/wasm/net';
import { points, setSpoiling } from '../../../src/wasm/payoff';
import { seedRandom } from '../../../src/wasm/random';
import { bids, hands, levels, players, trump, tricks } from '../../../src/wasm/round';
import { setBidding, setPack, setPlayRules, setRound } from './round-rules';
import { learners, seatPlayer } from './seating';
import { playRound } from './self-play';
import { recordOnlyBids, setExploration } from './exploration';
import { SIDE_BID_FEATURES, SIDE_PLAY_FEATURES } from '../../../src/wasm/side-features';
import { setSolo, setPartnership, setBagScoring, setTotals } from '../../../src/wasm/sides';

export {
  freezeInputs,
  loss,
  losses,
  setSolo,
  playCount,
  trump,
  turned,
  shown,
  setPartnership,
  seatPlayer,
  recordOnlyBids,
  seedRandom,
  setBidding,
  setPack,
  setPlayRules,
  setRound,
  setSpoiling,
  setExploration,
  setBagScoring,
  setTotals,
};

/** Allocates bytes, aligned for vectors, for good. */
export function allocate(bytes: i32): usize {
  return heap.alloc(<usize>bytes);
}

// Tables that the host fills.
export const pointsAt: usize = changetype<usize>(points);
export const levelsAt: usize = changetype<usize>(levels);

// What a guest may know of the round, besides `trump`, `turned`, `shown` and `playCount`.
export const handsAt: usize = changetype<usize>(hands);
export const bidsAt: usize = changetype<usize>(bids);
export const tricksAt: usize = changetype<usize>(tricks);
export const playsAt: usize = changetype<usize>(plays);
export const playSeatsAt: usize = changetype<usize>(playSeats);

export const playNetSize: i32 = netSize(PLAY_FEATURES);
export const bidNetSize: i32 = netSize(BID_FEATURES);
export const playInputs: i32 = PLAY_FEATURES;
export const bidInputs: i32 = BID_FEATURES;
export const sidePlayNetSize: i32 = netSize(SIDE_PLAY_FEATURES);
export const sideBidNetSize: i32 = netSize(SIDE_BID_FEATURES);
export const sidePlayInputs: i32 = SIDE_PLAY_FEATURES;
export const sideBidInputs: i32 = SIDE_BID_FEATURES;

/** Rounds played since the last reset, and of learners the bids, and the bids made. */
export let rounds: f64 = 0;
export let seatRounds: f64 = 0;
export let seatMade: f64 = 0;

/** Sets the counts of rounds and bids, and the losses, back to 0. */
export function resetStatistics(): void {
  rounds = 0;
  seatRounds = 0;
  seatMade = 0;
  resetLosses();
}

/** Plays rounds under the current rules, and trains on them if `rate` is above 0. */
export function train(count: i32, rate: f32, othersWeight: f32, outcomeWeight: f32): void {
  for (let k = 0; k < count; k++) {
    playRound();
    rounds++;
    for (let seat = 0; seat < players; seat++)
      if (unchecked(learners[seat])) {
        seatRounds++;
        if (isMade(seat)) seatMade++;
      }
    if (rate > 0) trainOnRecords(rate, othersWeight, outcomeWeight);
  }
}
