import { instantiate } from '@/ai/net/core.ts';
import type { Family } from '@/ai/net/loaded-nets.ts';
import { TRAINER_ARITY, type TrainerExports } from './trainer-exports.ts';
import program from './wasm/trainer.ts?wasm';

/** The trainer's program: rounds of self-play, and steps of training. Sizes are bytes in `memory`. */
export type TrainerCore = TrainerExports;

const unreachable = (): never => {
  throw new Error('the core stopped itself');
};

/** Decides for seats without nets; seats are numbered from 0. */
export interface GuestHost {
  /** A bid; `open` has a bit for every allowed bid. */
  guestBid(seat: number, opener: number, open: number): number;
  guestTrump(seat: number, opener: number): number;
  /** A card; the legal ones are the bits of two words. */
  guestCard(seat: number, opener: number, low: number, high: number): number;
}

const NOBODY: GuestHost = {
  guestBid: unreachable,
  guestTrump: unreachable,
  guestCard: unreachable,
};

/** A trainer with a memory of its own. */
export function openCore(host: GuestHost = NOBODY): TrainerCore {
  const imports = { 'self-play': { ...host } };
  return instantiate(program, TRAINER_ARITY, imports) as TrainerCore;
}

/** Input and weight counts of the nets of a family. */
export interface NetShape {
  readonly playInputs: number;
  readonly bidInputs: number;
  readonly playSize: number;
  readonly bidSize: number;
}

/** The sizes of the nets of a family. */
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
