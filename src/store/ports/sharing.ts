import type { GameRecord, Result } from '@/engine/index.ts';

/** Ways to share a text or a link. */
export interface Sharing {
  /** Resolves with whether the text was copied to the clipboard. */
  copy(text: string): Promise<boolean>;
  /** Opens the system's share sheet; null if there is none. Resolves with whether it was shared. */
  readonly send: ((shared: ShareContent) => Promise<boolean>) | null;
}

export interface ShareContent {
  readonly title: string;
  readonly text?: string;
  readonly url?: string;
}

/** What a link to a game is for: to watch it, or to play the same cards against its score. */
export const GAME_LINKS = ['game', 'deal'] as const;
export type GameLinkKind = (typeof GAME_LINKS)[number];

/** A finished game as it is shared. The human's seat has the name of who played it; '' if unknown. */
export interface SharedGame {
  readonly record: GameRecord;
  /** Whether the player used undo, auto-finish or hints. */
  readonly aided: boolean;
}

/** The game in a link, or why there is none. */
export type GameLinkResult = Result<
  SharedGame,
  { readonly kind: 'not-a-link' | 'damaged' | 'newer-version' }
>;

/** Links to games. */
export interface GameLinks {
  /** The address that opens a game; `name` is the human's. */
  linkTo(kind: GameLinkKind, game: SharedGame, name: string): Promise<string>;
  read(kind: GameLinkKind, link: string): Promise<GameLinkResult>;
}
