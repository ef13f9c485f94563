import type { GameRecord } from '@/engine/index.ts';
import type { Day } from '../day.ts';

/** The one rated attempt at a day's deal. */
export interface DailyAttempt {
  /** The id of the game. */
  readonly id: string;
  readonly isGameOver: boolean;
  /** Final place, 1 for the winners; null while the game is played or the place is not known yet. */
  readonly place: number | null;
}

export interface DailyRepository {
  /**
   * Reports the rated attempts by day, and again as more results are known, until
   * `signal` is aborted. Rejects where there is no storage.
   */
  attempts(
    report: (attempts: ReadonlyMap<Day, DailyAttempt>) => void,
    signal: AbortSignal,
  ): Promise<void>;
  /** The game of an attempt; null if it cannot be read. */
  game(day: Day, id: string): Promise<GameRecord | null>;
}
