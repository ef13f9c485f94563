import type { Command } from '../engine/index.ts';

/** One decision in the making: better the longer it is thought about, and ready at any time. */
export interface AnytimeDecision {
  /** Thinks for some milliseconds; false when more of it changes nothing. */
  improve(): boolean;
  /** The best move so far. */
  best(): Command;
}
