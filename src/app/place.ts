import type { Scope } from '@/features/review/ReviewPage.tsx';
import type { Day } from '@/store/day.ts';
import type { DialogName, ViewName } from '@/store/dialogs.ts';
import type { PressedButton } from '@/ui/return-focus.ts';
import type { ViewedGame } from './viewed-game.ts';

/** A replay, a review (null: of the game on the table), a link to a position, or a view by its name. */
export type FullScreenContent =
  | { readonly watched: ViewedGame }
  | { readonly reviewed: ViewedGame | null; readonly scope: Scope }
  | { readonly position: string }
  | { readonly place: ViewName };

/** Where the player was before going elsewhere in the app. */
export interface WayBack {
  readonly dialog: DialogName | null;
  /** The day shown in the daily deals. */
  readonly day: Day | null;
  readonly button: PressedButton | null;
  /** What opened the menu. */
  readonly menuButton: PressedButton | null;
}

/** What fills the screen in place of the table, as it is kept over a reload. */
export interface Place {
  readonly about: FullScreenContent;
  readonly before: WayBack | null;
  /** What is open in the view, in its own terms; null: its first page. */
  readonly inside: unknown;
}
