import type { GameRecord, Result } from '@/engine/index.ts';
import type { PracticeProgress } from '../practice/practice-progress.ts';
import type { TrainingProgress } from '../practice/training-progress.ts';
import type { OwnRules } from '../rule-repository.ts';
import type { GameSummary } from '../games/summary.ts';
import type { Namesake } from '../namesake.ts';
import type { GameTitle } from './saves.ts';

/** The result of opening a file, in counts. */
export interface OpenedGames {
  readonly added: number;
  /** Games that were here already. */
  readonly known: number;
  /** Games and rule sets that could not be read. */
  readonly refused: number;
  /** New rule sets of the player's own. */
  readonly rules: number;
  /** Unfinished games that are new, or further on, here. */
  readonly unfinished: number;
  /** Whether practice or training progress changed, or answers of the bidding drill are new. */
  readonly practiced: boolean;
  /** New quarantined items. */
  readonly quarantined: number;
  /** Applies the settings of the file; null if it has none. */
  readonly takeSettings: (() => void) | null;
}

/** Why a file is refused. `unreadable`: the browser cannot read it; `damaged`: it begins like a games file. */
export interface GamesRefusal {
  readonly kind: 'unreadable' | 'too-large' | 'not-a-games-file' | 'damaged' | 'newer-version';
}

/** The progress of an import, in steps of one game. */
export interface ImportProgress {
  /** At the end it may be less than the total, since games that are known need fewer steps. */
  readonly done: number;
  readonly total: number;
}

export interface ImportOptions {
  /** Ends the import: its promise rejects, and nothing has changed. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ImportProgress) => void;
}

/** What the games of a file have added, and its other parts, which are still to be added. */
export interface ImportedGames {
  readonly added: number;
  readonly known: number;
  readonly refused: number;
  readonly unfinished: number;
  readonly quarantined: number;
  /** Answers of the bidding drill that are new here. */
  readonly answers: number;
  readonly rules: readonly OwnRules[];
  readonly practice: PracticeProgress;
  readonly training: TrainingProgress;
  /** As in the file; undefined if it has none. */
  readonly settings: unknown;
}

/** Adds the games of a file to those on this device, all or none. */
export type ImportGames = (
  file: Blob,
  options: ImportOptions,
) => Promise<Result<ImportedGames, GamesRefusal>>;

/** Data that could not be read. */
export interface QuarantineEntry {
  readonly key: string;
  /** When it was found, in ms since 1970; null if unknown. */
  readonly found: number | null;
}

/** The repository of finished games and all else that is saved. Methods reject without storage. */
export interface GameArchive {
  /** The readable games, and the number of others. */
  list(): Promise<{ readonly games: readonly GameSummary[]; readonly unreadable: number }>;
  /** The record of a game; null if it is missing or cannot be read. */
  record(id: string): Promise<GameRecord | null>;
  /** Deletes a game; the returned function restores it. */
  remove(id: string): Promise<() => Promise<void>>;
  /** Offers everything saved as one file. */
  download(): Promise<void>;
  /** Merges a file into what is saved. Once the games are added, it can no longer be canceled. */
  open(file: Blob, options: ImportOptions): Promise<Result<OpenedGames, GamesRefusal>>;
  quarantined(): Promise<readonly QuarantineEntry[]>;
  /** Offers a quarantined item as a file. */
  downloadQuarantined(key: string): Promise<void>;
  /** Deletes a quarantined item; the returned function restores it. */
  removeQuarantined(key: string): Promise<() => Promise<void>>;
}

/** An unfinished game in a list. */
export interface UnfinishedGame extends Namesake {
  readonly id: string;
  /** ms since 1970; null if unknown. */
  readonly started: number | null;
  readonly title: GameTitle | null;
  /** Whether it is a daily deal, which has short rules of its own. */
  readonly isDaily: boolean;
  /** 1 for the first. */
  readonly round: number;
}

/** The repository of unfinished games. Methods reject without storage. */
export interface UnfinishedRepository {
  list(): Promise<readonly UnfinishedGame[]>;
  /** Deletes a game; the returned function restores it. */
  remove(id: string): Promise<() => Promise<void>>;
}
