import type { Scope } from '@/features/review/ReviewPage.tsx';
import type { DialogOrViewName } from '@/store/dialogs.ts';
import type { Shareable } from '@/store/shareable.ts';
import type { ViewedGame } from './viewed-game.ts';

/** Where the panels of the table lead to. */
export interface TableActions {
  readonly onOpen: (name: DialogOrViewName) => void;
  readonly onPlayAgain: () => void;
  readonly onWatch: (game: ViewedGame) => void;
  /** Opens the review of a round (0-based) or of the whole game. */
  readonly onReview: (scope: Scope) => void;
  readonly onShare: (shared: Shareable) => void;
}
