import type { GameRecord } from '@/engine/index.ts';
import type { Day } from '../day.ts';

/** The one try of a day that counts. */
export interface DayTry {
  /** The game's own id. */
  readonly id: string;
  readonly isOver: boolean;
  /** The place at the end, 1 for the winners; null while it is played, or not known yet. */
  readonly place: number | null;
}

export interface DailyShelf {
  /**
   * Tells the tries that count, by day; and again when more is known of what they came to, until
   * `signal` is aborted. Rejects where there is no storage.
   */
  tries(tell: (tries: ReadonlyMap<Day, DayTry>) => void, signal: AbortSignal): Promise<void>;
  /** The game of a try; null if it cannot be read. */
  game(day: Day, id: string): Promise<GameRecord | null>;
}
