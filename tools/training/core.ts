import type { Global, PlayingCore } from '@/ai/net/core.ts';
import type { Family } from '@/ai/net/loaded-nets.ts';
import program from './wasm/trainer.ts?wasm';

/** What `tools/training/wasm/trainer.ts` offers; addresses and sizes are bytes in `memory`. */
export interface TrainerCore extends PlayingCore {
  readonly sidePlayNetSize: Global;
  readonly sideBidNetSize: Global;
  readonly rounds: Global;
  readonly seatRounds: Global;
  readonly seatMade: Global;
  readonly loss: Global;
  readonly losses: Global;
  readonly playCount: Global;
  readonly playsAt: Global;
  readonly playSeatsAt: Global;
  trumpNow(): number;
  turnedUp(): number;
  pointsTable(): number;
  levelsTable(): number;
  setTrials(bids: number, cards: number): void;
  seatPlayer(seat: number, playNet: number, bidNet: number, noise: number, learns: boolean): void;
  setRules(
    players: number,
    handSize: number,
    trump: number,
    flips: boolean,
    mustBreak: boolean,
    sealed: boolean,
    hook: boolean,
    zeroClosed: number,
    forehead: boolean,
  ): void;
  /** So many inputs at the front of the nets, and all that follows the inputs, are not learned. */
  keepInputs(ofPlay: number, ofBid: number): void;
  resetStatistics(): void;
  train(rounds: number, rate: number, othersWeight: number, trust: number): void;
  playout(rounds: number): number;
}

const unreachable = (): never => {
  throw new Error('the core stopped itself');
};

/** Decides for the seats that have no nets; `seat` and `opener` are counted from 0. */
export interface Host {
  /** A bid; `open` has a bit for every bid that is allowed. */
  guestBid(seat: number, opener: number, open: number): number;
  guestTrump(seat: number, opener: number): number;
  /** A card; the legal ones are the bits of two words. */
  guestCard(seat: number, opener: number, low: number, high: number): number;
}

const NOBODY: Host = { guestBid: unreachable, guestTrump: unreachable, guestCard: unreachable };

/** A core of its own memory. */
export function openCore(host: Host = NOBODY): TrainerCore {
  const instance = new WebAssembly.Instance(new WebAssembly.Module(program), {
    env: { abort: unreachable },
    'self-play': { ...host },
  });
  return instance.exports as unknown as TrainerCore;
}

/** How many features the two nets of a family have, and how many numbers. */
export interface NetShape {
  readonly playInputs: number;
  readonly bidInputs: number;
  readonly playSize: number;
  readonly bidSize: number;
}

export const shapeOf = (core: TrainerCore, family: Family): NetShape =>
  family === 'solo'
    ? {
        playInputs: core.playInputs.value,
        bidInputs: core.bidInputs.value,
        playSize: core.playNetSize.value,
        bidSize: core.bidNetSize.value,
      }
    : {
        playInputs: core.sidePlayInputs.value,
        bidInputs: core.sideBidInputs.value,
        playSize: core.sidePlayNetSize.value,
        bidSize: core.sideBidNetSize.value,
      };
