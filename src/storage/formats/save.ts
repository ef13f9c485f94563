import type { GameRecord, Header } from '@/engine/index.ts';
import { encodeMoves } from './moves.ts';

/**
 * Where the cards come from, if not from fresh chance: the deal of a date (`2026-11-21`), or the
 * link of somebody who has played them before.
 */
export type SavedOrigin =
  | { readonly kind: 'daily'; readonly date: string; readonly rated: boolean }
  | { readonly kind: 'deal'; readonly link: string };

/** A game as it is kept, in progress or finished. Times are in ms since 1970, by this device. */
export interface SavedGame {
  /** 32 hexadecimal digits, its own for ever: on another device it is the same game. */
  readonly id: string;
  /** null where an older version did not write it down. */
  readonly begun: number | null;
  /** null while it is played. */
  readonly ended: number | null;
  /** How often the player took something back. */
  readonly takenBack: number;
  /** In how many rounds the player's cards were played by an opponent. */
  readonly playedOut: number;
  /** At how many decisions the player was shown a hint. */
  readonly hints: number;
  /** Whether the player had played these cards before. */
  readonly again: boolean;
  readonly origin: SavedOrigin | null;
  readonly record: GameRecord;
}

/** Raised when what was written before could mean something else now; see `MIGRATIONS`. */
export const SAVE_VERSION = 4;

/** What storage and files hold of a game. */
export interface SaveDocument extends Omit<SavedGame, 'record'> {
  readonly version: typeof SAVE_VERSION;
  readonly header: Header;
  /** See `encodeMoves`. */
  readonly moves: string;
}

/** A game as it is written down; a whole one takes about two kilobytes. */
export const encodeSave = ({ record, ...about }: SavedGame): SaveDocument => ({
  version: SAVE_VERSION,
  ...about,
  header: record.header,
  moves: encodeMoves(record.commands),
});
