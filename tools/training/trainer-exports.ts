// Written by `npm run wasm:types` from tools/training/wasm/trainer.ts.
import type { Global } from '@/ai/net/global.ts';

/** The exports of the compiled program. Addresses are bytes in `memory`; documentation is in the sources. */
export interface TrainerExports {
  readonly memory: WebAssembly.Memory;
  // tools/training/wasm/trainer.ts
  allocate(bytes: number): number;
  readonly pointsAt: Global;
  readonly levelsAt: Global;
  readonly handsAt: Global;
  readonly bidsAt: Global;
  readonly tricksAt: Global;
  readonly playsAt: Global;
  readonly playSeatsAt: Global;
  readonly playNetSize: Global;
  readonly bidNetSize: Global;
  readonly playInputs: Global;
  readonly bidInputs: Global;
  readonly sidePlayNetSize: Global;
  readonly sideBidNetSize: Global;
  readonly sidePlayInputs: Global;
  readonly sideBidInputs: Global;
  readonly rounds: Global;
  readonly seatRounds: Global;
  readonly seatMade: Global;
  resetStatistics(): void;
  train(count: number, rate: number, othersWeight: number, outcomeWeight: number): void;
  // tools/training/wasm/targets.ts
  freezeInputs(ofPlay: number, ofBid: number): void;
  readonly loss: Global;
  readonly losses: Global;
  // src/wasm/sides.ts
  setSolo(): void;
  setPartnership(
    pointsPerTrick: number,
    pointsForNil: number,
    pointsForBlindNil: number,
    scale: number,
  ): void;
  setBagScoring(pointsForBag: number, limit: number, penalty: number, cost: number): void;
  setTotals(total0: number, total1: number, bags0: number, bags1: number): void;
  // src/wasm/history.ts
  readonly playCount: Global;
  // src/wasm/round.ts
  readonly trump: Global;
  // src/wasm/deal.ts
  readonly turned: Global;
  readonly shown: Global;
  // tools/training/wasm/seating.ts
  seatPlayer(seat: number, playNet: number, bidNet: number, noise: number, learns: boolean): void;
  // tools/training/wasm/exploration.ts
  recordOnlyBids(only: boolean): void;
  setExploration(ofBids: number, ofCards: number): void;
  // src/wasm/random.ts
  seedRandom(high: number, low: number): void;
  // tools/training/wasm/round-rules.ts
  setBidding(sealing: boolean, hooking: boolean, barredShare: number, onForehead: boolean): void;
  setPack(low: number, high: number): void;
  setPlayRules(
    trumping: boolean,
    heading: boolean,
    trumpComesLast: boolean,
    highestLeads: boolean,
    dealerShowsLast: boolean,
  ): void;
  setRound(
    seatCount: number,
    hand: number,
    fixedTrump: number,
    flipping: boolean,
    broken: boolean,
  ): void;
  // src/wasm/payoff.ts
  setSpoiling(weight: number): void;
}

/** Parameters of every exported function; null for a global. */
export const TRAINER_ARITY: Readonly<
  Record<Exclude<keyof TrainerExports, 'memory'>, number | null>
> = {
  allocate: 1,
  pointsAt: null,
  levelsAt: null,
  handsAt: null,
  bidsAt: null,
  tricksAt: null,
  playsAt: null,
  playSeatsAt: null,
  playNetSize: null,
  bidNetSize: null,
  playInputs: null,
  bidInputs: null,
  sidePlayNetSize: null,
  sideBidNetSize: null,
  sidePlayInputs: null,
  sideBidInputs: null,
  rounds: null,
  seatRounds: null,
  seatMade: null,
  resetStatistics: 0,
  train: 4,
  freezeInputs: 2,
  loss: null,
  losses: null,
  setSolo: 0,
  playCount: null,
  trump: null,
  turned: null,
  shown: null,
  setPartnership: 4,
  seatPlayer: 5,
  recordOnlyBids: 1,
  seedRandom: 2,
  setBidding: 4,
  setPack: 2,
  setPlayRules: 5,
  setRound: 5,
  setSpoiling: 1,
  setExploration: 2,
  setBagScoring: 4,
  setTotals: 4,
};
