import type { GameRecord, Header } from '@/engine/index.ts';
import type { GameNote } from '@/store/ports/saves.ts';
import { encodeMoves } from './moves.ts';

/** A game as it is saved, in progress or finished. Times are in ms since 1970, by this device. */
export interface SavedGame extends GameNote {
  /** null if an older version did not save it. */
  readonly begun: number | null;
  /** null until the game is over. */
  readonly ended: number | null;
  readonly record: GameRecord;
}

/** Raised whenever older saves need a migration; see `MIGRATIONS` in `read-save.ts`. */
export const SAVE_VERSION = 4;

/** A saved game as storage and files hold it. The names of its fields are part of the format. */
export interface SaveDocument extends Omit<SavedGame, 'record'> {
  readonly version: typeof SAVE_VERSION;
  readonly header: Header;
  /** See `encodeMoves`. */
  readonly moves: string;
}

/** A finished game takes about 2 kB. */
export const encodeSave = ({ record, ...about }: SavedGame): SaveDocument => ({
  version: SAVE_VERSION,
  ...about,
  header: record.header,
  moves: encodeMoves(record.commands),
});
