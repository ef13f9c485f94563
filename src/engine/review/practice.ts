import type { GameRecord } from '../game/game.ts';
import type { Command } from '../game/messages.ts';

/** A costly decision in one of the player's games. The record ends before it. */
export interface Mistake {
  readonly id: string;
  readonly record: GameRecord;
  /** The best command. */
  readonly right: Command;
}

/** The player's progress with exercises and own mistakes. */
export interface PracticeProgress {
  /** Ids of solved exercises and mistakes, the latest last. */
  readonly solved: readonly string[];
  /** Unsolved mistakes, the latest first. */
  readonly mistakes: readonly Mistake[];
}
