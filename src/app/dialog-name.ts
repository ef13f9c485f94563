import type { GameRecord } from '@/engine/index.ts';
import type { Day } from '@/store/day.ts';
import type { GameNote } from '@/store/ports/saves.ts';

/** A finished game that is to be shared, and what it was. */
export interface Shareable {
  readonly record: GameRecord;
  /** Whether something was taken back, played out or advised. */
  readonly aided: boolean;
  /** The day whose deal it was; null for any other game. */
  readonly day: Day | null;
}

/** A game as it is shared, with what is known of it besides. */
export const shareable = (
  record: GameRecord,
  { origin, takenBack, playedOut, hints }: GameNote,
): Shareable => ({
  record,
  aided: takenBack + playedOut + hints > 0,
  day: origin?.kind === 'daily' ? origin.date : null,
});

/** All that can be opened over the table. */
export type DialogName =
  | 'newGame'
  | 'daily'
  | 'share'
  | 'guest'
  | 'fairness'
  | 'history'
  | 'sheet'
  | 'lastTrick'
  | 'log'
  | 'rules'
  | 'settings'
  | 'help'
  | 'about'
  | 'lostLink'
  | 'menu';

/** All that can be shown in place of the table by its name. */
const PLACES = ['lesson', 'exercises'] as const;
export type PlaceName = (typeof PLACES)[number];

/** All that can be opened by its name. */
export type OpenName = DialogName | PlaceName;

export const isPlace = (name: OpenName): name is PlaceName =>
  (PLACES as readonly OpenName[]).includes(name);
