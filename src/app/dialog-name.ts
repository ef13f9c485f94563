import type { GameRecord } from '@/engine/index.ts';
import type { Day } from '@/store/day.ts';

/** A finished game that is to be shared, and what it was. */
export interface Shareable {
  readonly record: GameRecord;
  /** Whether something was taken back or played out. */
  readonly aided: boolean;
  /** The day whose deal it was; null for any other game. */
  readonly day: Day | null;
}

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
const PLACES = ['lesson'] as const;
type PlaceName = (typeof PLACES)[number];

/** All that can be opened by its name. */
export type OpenName = DialogName | PlaceName;

export const isPlace = (name: OpenName): name is PlaceName =>
  (PLACES as readonly OpenName[]).includes(name);
