import type { GameRecord } from '@/engine/index.ts';

/**
 * Where the cards of a game come from, if not from a fresh seed: the daily deal of a date (UTC,
 * `2026-11-21`), or a link to a game with the same cards. Saved as it is: do not rename its fields.
 */
export type Origin =
  | { readonly kind: 'daily'; readonly date: string; readonly rated: boolean }
  | { readonly kind: 'deal'; readonly link: string };

/**
 * The title of a game, if its rules alone do not give one: a tradition of the catalogue, by its id and its name
 * when the game began, or the player's own rules. Saved as it is: do not rename its fields.
 */
export type GameTitle =
  | { readonly kind: 'tradition'; readonly id: string; readonly name: string }
  | { readonly kind: 'own'; readonly name: string };

/** Facts about a game besides its record. */
export interface GameNote {
  /** 32 hexadecimal digits, the same on every device. */
  readonly id: string;
  /** Number of undos. */
  readonly undoCount: number;
  /** Number of rounds that were auto-finished. */
  readonly autoFinishCount: number;
  /** Number of decisions with a hint. */
  readonly hints: number;
  /** Whether the player had played or watched these cards before. */
  readonly again: boolean;
  readonly origin: Origin | null;
  /** null for presets, daily deals and rules without a name. */
  readonly title: GameTitle | null;
}

/** The repository of the game in progress. */
export interface Saves {
  /** Rejects if the game cannot be saved. `over`: the game has ended. */
  write(record: GameRecord, note: GameNote & { readonly over: boolean }): Promise<void>;
}
