import type { GameRecord, Level } from '@/engine/index.ts';

/** The games of stand-ins with the cards of one game, by level. */
export interface StandInRepository {
  /** The game as far as it was played, to the end of a round; null if there is none. */
  read(level: Level): Promise<GameRecord | null>;
  write(level: Level, record: GameRecord): Promise<void>;
}
