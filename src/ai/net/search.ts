import type { RandomSource } from '../../engine/index.ts';
import type { AnytimeDecision } from '../anytime-decision.ts';
import type { Core } from './core.ts';
import { type NetDecision, type NetCore, putDecision } from './net-choice.ts';
import { setPolicy } from './position.ts';

/** A search stops early once the best candidate has at least this z-score over every other. */
const DECISIVE_Z_SCORE = 3.5;

/** Settings of a search. */
export interface SearchOptions {
  /**
   * Cards and bids whose net value is this far below the best one are not searched, in standard points (10
   * and the bid, or nothing).
   */
  readonly margin: number;
  /**
   * Own cards after which the net's value replaces the rollout; 0 rolls every round out to its end, as is done
   * for bids.
   */
  readonly horizon: number;
}

/** A running search. */
export interface Search extends AnytimeDecision {
  /** Sampled so far. */
  readonly determinizations: number;
}

/** Puts a decision into the core, and the policy of its rollouts. Searches play to win the game. */
export function prepareSearch(
  { core, nets }: NetCore,
  decision: Pick<NetDecision, 'view' | 'round'>,
  rng: RandomSource,
): void {
  core.seedRandom(rng.below(2 ** 32), rng.below(2 ** 32));
  putDecision(core, decision, 'game');
  setPolicy(core, nets, decision.view.rules, decision.round);
}

/** The cards or bids that the search begun in a core compares. */
export const candidatesOf = ({ memory, candidatesAt, candidateCount }: Core): readonly number[] => [
  ...new Int32Array(memory.buffer, candidatesAt.value, candidateCount.value),
];

/** Searches for some milliseconds more; false when the best candidate is clear, or no determinization is left. */
export const improveSearch = (core: Core): boolean =>
  core.continueSearch() !== 0 && core.lowestZScore() < DECISIVE_Z_SCORE;
