import type { Header } from '@/engine/index.ts';
import type { Scope } from '@/features/review/ReviewPage.tsx';
import type { DialogOrViewName } from '@/store/dialogs.ts';
import type { GameTitle } from '@/store/ports/saves.ts';
import type { Shareable } from '@/store/games/shareable.ts';
import type { GameSetup } from '@/store/setup.ts';
import type { ViewedGame } from '../viewed-game.ts';

/** The actions of the table's panels. */
export interface TableActions {
  readonly onOpen: (name: DialogOrViewName) => void;
  /** Starts a game and deals, with the header and title of the setup unless others are given. */
  readonly onStart: (setup: GameSetup, header?: Header, title?: GameTitle | null) => void;
  readonly onStartScreen: () => void;
  /** Resumes an unfinished game; resolves to false if it is missing. */
  readonly onResume: (id: string) => Promise<boolean>;
  readonly onWatch: (game: ViewedGame) => void;
  /** Opens the review of a round (0-based) or of the whole game. */
  readonly onReview: (scope: Scope) => void;
  readonly onShare: (shared: Shareable) => void;
}
