import { type Core, instantiate } from '@/ai/net/core.ts';
import program from './assembly/probe.ts?wasm';

/** The core with functions that only tests call. */
export interface Probe extends Core {
  /** Counts the determinizations consistent with what a seat knows; to be called before drawing any. */
  countDeterminizations(viewer: number): void;
  /** Draws one of them uniformly, into the hands. */
  determinize(): void;
  /** The legal cards, of equivalent ones only the lowest, as bits. */
  distinctLegal(): bigint;
  /** Begins to draw determinizations by Markov chains, from the position as a seat sees it. */
  beginDrawing(seat: number): void;
  /** Draws eight of them. */
  advanceBatch(): void;
  /** Puts one of these eight into the hands. */
  enterDeterminization(index: number): void;
  /** The logarithm of how likely the hands make the others' bids and cards. */
  weightOfHands(): number;
  /** The value of a legal card; its probabilities are at `probabilitiesAt`. */
  evaluateCard(net: number, card: number): number;
  /** The utility of a finished round to the side of a seat. */
  roundUtility(seat: number): number;
}

export const openProbe = (): Probe =>
  instantiate(program, {
    countDeterminizations: 1,
    determinize: 0,
    distinctLegal: 0,
    beginDrawing: 1,
    advanceBatch: 0,
    enterDeterminization: 1,
    weightOfHands: 0,
    evaluateCard: 2,
    roundUtility: 1,
  }) as Probe;
