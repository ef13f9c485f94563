import type { GameRecord } from '../game/game.ts';
import type { Command } from '../game/commands-and-events.ts';

/** A position that the player got wrong, in a game or in training. The record ends there. */
export interface PracticePosition {
  readonly id: string;
  readonly record: GameRecord;
  /** The best command. */
  readonly right: Command;
}
