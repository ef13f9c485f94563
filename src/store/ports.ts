import type {
  Advice,
  Command,
  GameRecord,
  Level,
  PlayerView,
  RuleSet,
  Seat,
  Seed,
} from '@/engine/index.ts';
import type { RoundReview } from '@/engine/review/index.ts';

/** Stops what was asked for; calling it late or twice does nothing. */
export type Cancel = () => void;

/** Time, so that a test can hold it still. Milliseconds. */
export interface Clock {
  /** Calls `action` once after `ms`; never before this call has returned. */
  after(ms: number, action: () => void): Cancel;
}

/** What an opponent is asked: only what may be known at its seat. */
export interface MoveRequest {
  readonly view: PlayerView;
  readonly level: Level;
  /** The opponents' chance, independent of the deal. */
  readonly aiSeed: Seed;
}

/** Whoever decides for the seats that are not human. */
export interface Opponents {
  /** Resolves with a move; rejects when the opponent failed or `signal` was aborted. */
  choose(request: MoveRequest, signal: AbortSignal): Promise<Command>;
  /** A legal move at once, for when `choose` does not deliver; null where there is none to make. */
  quick(view: PlayerView): Command | null;
  /** How long an opponent likes to take over a move, in ms: least and most. */
  delay(level: Level): readonly [least: number, most: number];
}

/**
 * Where the cards of a game come from, if not from fresh chance: the deal of a date (UTC,
 * `2026-11-21`), or the link of somebody who has played them before.
 */
export type Origin =
  | { readonly kind: 'daily'; readonly date: string; readonly rated: boolean }
  | { readonly kind: 'deal'; readonly link: string };

/** Whoever says what a decision is worth, to the one whose decision it is. */
export interface Advisers {
  /** A question on such a game is likely to come: whoever answers it gets ready. Doing so late or twice does nothing. */
  getReady(rules: RuleSet): void;
  /**
   * Weighs every legal choice of the seat of a view; null where there is nothing to decide.
   * `onNews` hears what is found on the way. Rejects when it failed or `signal` was aborted.
   */
  advise(
    view: PlayerView,
    onNews: (advice: Advice) => void,
    signal: AbortSignal,
  ): Promise<Advice | null>;
}

/** Whoever judges what was decided. */
export interface Reviewers {
  /**
   * Judges a round (0-based) that is over, from the side of a seat. `onNews` hears what is found on
   * the way. Rejects when it failed or `signal` was aborted.
   */
  review(
    question: { readonly record: GameRecord; readonly round: number; readonly seat: Seat },
    onNews: (review: RoundReview) => void,
    signal: AbortSignal,
  ): Promise<RoundReview>;
}

/** Where reviews are kept, by the id of their game. */
export interface Reviews {
  /** The rounds that are judged already, as they were played in this record. */
  read(id: string, record: GameRecord): Promise<readonly RoundReview[]>;
  write(id: string, record: GameRecord, rounds: readonly RoundReview[]): Promise<void>;
}

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

/** Chance that no game depends on: new seeds and the length of a pause. */
export interface Entropy {
  seed(): Seed;
  /** In [0, 1). */
  fraction(): number;
}
