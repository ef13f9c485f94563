import type { GameRecord, Seat } from '@/engine/index.ts';
import type { OpenChoices, RoundFacts, RoundReview } from '@/engine/review/index.ts';

/** No thread can review, or a file that it needs could not be fetched. Another try may succeed. */
export class ReviewersUnavailable extends Error {}

/** Reviews of past decisions. */
export interface Reviewers {
  /**
   * Reviews the decisions of a seat in a finished round (0-based). `onProgress` gets interim results.
   * Rejects if it failed or `signal` was aborted, and with {@link ReviewersUnavailable} if nobody can
   * review now.
   */
  review(
    request: { readonly record: GameRecord; readonly round: number; readonly seat: Seat },
    onProgress: (review: RoundReview) => void,
    signal: AbortSignal,
  ): Promise<RoundReview>;
}

/** The results of all choices of a past decision with open cards. */
export interface OpenCards {
  /**
   * Every choice of a seat's decision, by the index of its command, in a finished round (0-based); null where
   * there is no advice on it. `onProgress` gets interim results. Rejects if it failed, if the round is not
   * over, or if `signal` was aborted.
   */
  choices(
    request: {
      readonly record: GameRecord;
      readonly round: number;
      readonly seat: Seat;
      readonly commandIndex: number;
    },
    onProgress: (choices: OpenChoices) => void,
    signal: AbortSignal,
  ): Promise<OpenChoices | null>;
}

/** The repository of reviews, by the id of their game. */
export interface Reviews {
  /** The reviews of rounds that were played as in this record. Restores facts that are missing or outdated. */
  read(id: string, record: GameRecord): Promise<readonly RoundReview[]>;
  /** With the facts of the game, once it is over and all of its rounds are reviewed. */
  write(id: string, record: GameRecord, rounds: readonly RoundReview[]): Promise<void>;
}

/** The repository of what insights need of reviewed games. */
export interface FactsRepository {
  /** The facts of each game by round, by the id of the game. */
  all(): Promise<ReadonlyMap<string, readonly RoundFacts[]>>;
  /** The ids of the games that have facts of this version. */
  ids(): Promise<ReadonlySet<string>>;
  /** Deletes the reviews of all other games that have facts. */
  dropReviewsExcept(ids: readonly string[]): Promise<void>;
}
