import type { GameRecord, Result } from '@/engine/index.ts';

/** Ways out of the game for a text or a link. */
export interface Sharing {
  /** Resolves with whether it is in the clipboard. */
  copy(text: string): Promise<boolean>;
  /** Offers it to other programs; null where the platform cannot. Resolves with whether it went. */
  readonly send: ((shared: SharedThing) => Promise<boolean>) | null;
}

/** What other programs are offered. */
export interface SharedThing {
  readonly title: string;
  readonly text?: string;
  readonly url?: string;
}

/** A link to a game: to look at it, or to play its cards. */
export type GuestKind = 'game' | 'deal';

/** A finished game from somebody else. */
export interface GuestGame {
  readonly record: GameRecord;
  readonly aided: boolean;
}

/** What a link brings. */
export type GuestLink = Result<
  GuestGame,
  { readonly kind: 'not-a-link' | 'damaged' | 'newer-version' }
>;

/** Games as links, and back. */
export interface GameLinks {
  /** The address that opens a game; the name is the person's. */
  linkTo(kind: GuestKind, game: GuestGame, name: string): Promise<string>;
  read(kind: GuestKind, link: string): Promise<GuestLink>;
}
