import type { GameRecord } from '@/engine/index.ts';

/** A game that is looked at again: watched, or reviewed. */
export interface SeenGame {
  readonly record: GameRecord;
  /** null where it is not saved here: the game of somebody else. */
  readonly id: string | null;
  /** What it was, in words; empty where it goes without saying. */
  readonly title: string;
}

/** The game of somebody else, which this device does not keep. */
export const notKept = (record: GameRecord): SeenGame => ({ record, id: null, title: '' });
