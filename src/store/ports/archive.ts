import type { GameRecord, PresetId, Result } from '@/engine/index.ts';
import type { GameSummary } from '../summary.ts';

/** What opening a file did. */
export interface OpenedGames {
  readonly added: number;
  /** How many games were here already. */
  readonly known: number;
  /** How many games and rule sets could not be read. */
  readonly refused: number;
  /** How many rule sets of the player's own came along. */
  readonly rules: number;
  /** How many games can be gone on with here that could not before. */
  readonly left: number;
  /** Whether anything was practised there that was not here. */
  readonly practised: boolean;
  /** How much was laid beside: what could not be read elsewhere either. */
  readonly aside: number;
  /** Takes the settings of the file over; null if it has none. */
  readonly takeSettings: (() => void) | null;
}

/** Why a file brings nothing. */
export interface GamesRefusal {
  readonly kind: 'too-large' | 'not-a-games-file' | 'newer-version';
}

/** Something that was set aside. */
export interface AsideEntry {
  readonly key: string;
  /** When that was, in ms since 1970; null where that is not known. */
  readonly found: number | null;
}

/** Where finished games are. All of it rejects where there is no storage. */
export interface GameArchive {
  /** The games that can be read, and how many others there are. */
  list(): Promise<{ readonly games: readonly GameSummary[]; readonly damaged: number }>;
  /** The game itself; null if it is gone or cannot be read. */
  record(id: string): Promise<GameRecord | null>;
  /** Deletes a game; what it gives puts the game back. */
  remove(id: string): Promise<() => Promise<void>>;
  /** Saves everything that is kept as one file. */
  download(): Promise<void>;
  /** Adds what is in a file to what is here. */
  open(file: Blob): Promise<Result<OpenedGames, GamesRefusal>>;
  aside(): Promise<readonly AsideEntry[]>;
  /** Saves something that was set aside as a file. */
  downloadAside(key: string): Promise<void>;
  /** Deletes something that was set aside; what it gives puts it back. */
  removeAside(key: string): Promise<() => Promise<void>>;
}

/** A game that was left for another. */
export interface UnfinishedGame {
  readonly id: string;
  /** ms since 1970; null where it was not written down. */
  readonly begun: number | null;
  /** null for rules of the player's own, and for variants. */
  readonly preset: PresetId | null;
  /** Whether it is the deal of a day, which is a short form of its own. */
  readonly isDaily: boolean;
  /** 1 for the first. */
  readonly round: number;
}

/** Where those games are. All of it rejects where there is no storage. */
export interface Unfinished {
  list(): Promise<readonly UnfinishedGame[]>;
  /** Gives a game up; what it gives puts the game back. */
  remove(id: string): Promise<() => Promise<void>>;
}
