import type { GameRecord } from '@/engine/index.ts';

/**
 * Where the cards of a game come from, if not from fresh chance: the deal of a date (UTC,
 * `2026-11-21`), or the link of somebody who has played them before.
 */
export type Origin =
  | { readonly kind: 'daily'; readonly date: string; readonly rated: boolean }
  | { readonly kind: 'deal'; readonly link: string };

/** What is known of a game besides its record. */
export interface GameNote {
  /** Its own for ever, in the form of a seed. */
  readonly id: string;
  /** How often the player took something back. */
  readonly takenBack: number;
  /** In how many rounds the player's cards were played by an opponent. */
  readonly playedOut: number;
  /** At how many decisions the player was shown a hint. */
  readonly hints: number;
  /** Whether the player knew these cards: had played them before, or watched them played. */
  readonly again: boolean;
  readonly origin: Origin | null;
}

/** Where games are kept. */
export interface Saves {
  /** Rejects when nothing can be kept. `over`: the game has ended. */
  write(record: GameRecord, note: GameNote & { readonly over: boolean }): Promise<void>;
}
