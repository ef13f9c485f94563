import type { GameRecord, Seat } from '@/engine/index.ts';
import type { RoundReview } from '@/engine/review/index.ts';

/** Reviews of past decisions. */
export interface Reviewers {
  /**
   * Reviews the decisions of a seat in a finished round (0-based). `onProgress` gets interim results.
   * Rejects if it failed or `signal` was aborted.
   */
  review(
    question: { readonly record: GameRecord; readonly round: number; readonly seat: Seat },
    onProgress: (review: RoundReview) => void,
    signal: AbortSignal,
  ): Promise<RoundReview>;
}

/** The repository of reviews, by the id of their game. */
export interface Reviews {
  /** The reviews of rounds that were played as in this record. */
  read(id: string, record: GameRecord): Promise<readonly RoundReview[]>;
  write(id: string, record: GameRecord, rounds: readonly RoundReview[]): Promise<void>;
}
