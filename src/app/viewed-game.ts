import type { GameRecord } from '@/engine/index.ts';

/** A finished game to replay or review. */
export interface ViewedGame {
  readonly record: GameRecord;
  /** null if it is not saved here: someone else's game. */
  readonly id: string | null;
  /** A title for the reader; '' if none is needed. */
  readonly title: string;
}

/** Someone else's game, which is not saved on this device. */
export const unsavedGame = (record: GameRecord): ViewedGame => ({ record, id: null, title: '' });
