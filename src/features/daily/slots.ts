import type { ReactNode } from 'react';
import type { GameRecord } from '@/engine/index.ts';
import type { Day } from '@/store/day.ts';

/** The one try of a day that counts. */
export interface DayTry {
  /** The game's own id. */
  readonly id: string;
  readonly record: GameRecord;
  /** The place at the end, 1 for the winners; null while it is played. */
  readonly place: number | null;
}

export interface DailyShelf {
  /** The tries that count, by day. Rejects where there is no storage. */
  tries(): Promise<ReadonlyMap<Day, DayTry>>;
}

/** What a finished game of a day came to; the app shows it. */
export type RenderResult = (day: Day, record: GameRecord) => ReactNode;
