import type { GameRecord, Seat } from '@/engine/index.ts';
import type { RoundReview } from '@/engine/review/index.ts';

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
