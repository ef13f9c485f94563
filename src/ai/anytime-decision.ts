import type { Command } from '../engine/index.ts';

/** An anytime decision: it improves the longer it runs, and has a best move at any time. */
export interface AnytimeDecision {
  /** Searches for some milliseconds; false when more would change nothing. */
  improve(): boolean;
  /** The best move so far. */
  best(): Command;
}
