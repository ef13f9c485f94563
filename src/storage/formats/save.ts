import type { GameRecord, Header } from '@/engine/index.ts';
import type { GameNote } from '@/store/ports/saves.ts';
import { encodeMoves } from './moves.ts';

/** A game as it is saved, in progress or finished. Times are in ms since 1970, by this device. */
export interface SavedGame extends GameNote {
  /** null if an older version did not save it. */
  readonly started: number | null;
  /** null until the game is over. */
  readonly ended: number | null;
  readonly record: GameRecord;
}

/** Raised whenever older saves need a migration; see `MIGRATIONS` in `read-save.ts`. */
export const SAVE_VERSION = 6;

/**
 * A saved game as storage and files hold it. The names of its fields are part of the format: `begun`
 * is `started` in memory, `takenBack` is `undoCount`, and `playedOut` is `autoFinishCount`.
 */
export interface SaveDocument extends Pick<
  SavedGame,
  'id' | 'ended' | 'hints' | 'again' | 'origin' | 'title'
> {
  readonly version: typeof SAVE_VERSION;
  readonly begun: number | null;
  readonly takenBack: number;
  readonly playedOut: number;
  readonly header: Header;
  /** See `encodeMoves`. */
  readonly moves: string;
}

/** Encodes a game for storage; a finished one takes about 2 kB. */
export const encodeSave = ({
  id,
  ended,
  hints,
  again,
  origin,
  title,
  ...game
}: SavedGame): SaveDocument => ({
  version: SAVE_VERSION,
  id,
  begun: game.started,
  ended,
  takenBack: game.undoCount,
  playedOut: game.autoFinishCount,
  hints,
  again,
  origin,
  title,
  header: game.record.header,
  moves: encodeMoves(game.record.commands),
});
