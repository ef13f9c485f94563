import type { GameRecord } from '../game/game.ts';
import type { Command } from '../game/messages.ts';

/** A position from one of the player's games in which they made a mistake or blunder. The record ends there. */
export interface PracticePosition {
  readonly id: string;
  readonly record: GameRecord;
  /** The best command. */
  readonly right: Command;
}

/** The player's progress with exercises and with positions from their own games. */
export interface PracticeProgress {
  /** Ids of solved exercises and positions, the latest last. */
  readonly solved: readonly string[];
  /** Unsolved positions, the latest first. */
  readonly positions: readonly PracticePosition[];
}
