import type { Command } from '../engine/index.ts';

/** One decision in the making: better the longer it is thought about, and ready at any time. */
export interface Thought {
  /** Thinks for some milliseconds; false when more of it changes nothing. */
  on(): boolean;
  /** The best move so far. */
  best(): Command;
}
