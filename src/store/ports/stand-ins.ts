import type { GameRecord, Level } from '@/engine/index.ts';

/** The games of stand-ins with the cards of one game, by level. */
export interface StandInRepository {
  /** The rounds played so far; null if there are none. */
  read(level: Level): Promise<GameRecord | null>;
  write(level: Level, record: GameRecord): Promise<void>;
}
