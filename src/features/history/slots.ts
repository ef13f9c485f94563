import type { GameRecord, Result } from '@/engine/index.ts';
import type { GameSummary } from '@/store/summary.ts';

/** What opening a file of games did. */
export interface OpenedGames {
  readonly added: number;
  /** How many were here already. */
  readonly known: number;
  /** How many could not be read. */
  readonly refused: number;
}

/** Why a file brings no games. */
export interface GamesRefusal {
  readonly kind: 'too-large' | 'not-a-games-file' | 'newer-version';
}

/** Where finished games are. All of it rejects where there is no storage. */
export interface GameArchive {
  /** The games that can be read, and how many others there are. */
  list(): Promise<{ readonly games: readonly GameSummary[]; readonly damaged: number }>;
  /** The game itself; null if it is gone or cannot be read. */
  record(id: string): Promise<GameRecord | null>;
  /** Deletes a game; what it gives puts the game back. */
  remove(id: string): Promise<() => Promise<void>>;
  /** Saves all games as a file. */
  download(): Promise<void>;
  /** Adds the games of a file to those that are here. */
  open(file: Blob): Promise<Result<OpenedGames, GamesRefusal>>;
}
