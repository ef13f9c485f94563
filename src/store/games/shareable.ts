import type { GameRecord } from '@/engine/index.ts';
import type { Day } from '../day.ts';
import type { GameNote } from '../ports/saves.ts';

/** A finished game to share. */
export interface Shareable {
  readonly record: GameRecord;
  /** Whether the player used undo, auto-finish or hints. */
  readonly aided: boolean;
  /** The day, for a daily deal. */
  readonly day: Day | null;
  /** Its own name, if it has one. */
  readonly name: string | null;
}

/** Whether the player used undo, auto-finish or hints. */
export const isAided = ({
  undoCount,
  autoFinishCount,
  hints,
}: Pick<GameNote, 'undoCount' | 'autoFinishCount' | 'hints'>): boolean =>
  undoCount + autoFinishCount + hints > 0;

/** What a result to share says of a game. */
export const shareable = (record: GameRecord, note: GameNote): Shareable => ({
  record,
  aided: isAided(note),
  day: note.origin?.kind === 'daily' ? note.origin.date : null,
  name: note.title?.name ?? null,
});
