import type { GameRecord } from '../game/game.ts';
import type { Command } from '../game/messages.ts';

/** A costly decision of a game of the player's: the record ends before it. */
export interface Mistake {
  readonly id: string;
  readonly record: GameRecord;
  /** What would have been best. */
  readonly right: Command;
}

/** What is kept of the exercises. */
export interface KeptPractice {
  /** Which have been solved, by their ids, the latest last. */
  readonly solved: readonly string[];
  /** Mistakes that are still to be solved, the latest first. */
  readonly mistakes: readonly Mistake[];
}
