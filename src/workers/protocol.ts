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

/** What is asked of an opponent: a view, never more, so that nothing hidden reaches the worker. */
export interface MoveRequest {
  readonly view: PlayerView;
  readonly level: Level;
  /** The opponents' chance, independent of the deal. */
  readonly aiSeed: Seed;
}

/** What is asked of the adviser: nothing but what the one who asks sees. */
export interface AdviceRequest {
  readonly view: PlayerView;
}

/** Null where there is nothing to decide. */
export type AdviceAnswer = Advice | null;

/**
 * What is asked for a review: a round (0-based) that is over. It gets the whole record, for it
 * also says what would have been best with all cards open.
 */
export interface ReviewRequest {
  readonly record: GameRecord;
  readonly round: number;
  readonly seat: Seat;
}

/** What was judged in that round. */
export type ReviewAnswer = RoundReview;

/** To a worker. A new question ends the one before; what a game needs can be fetched before there is any. */
export type ToWorker<Asked> =
  | { readonly kind: 'get-ready'; readonly rules: RuleSet }
  | { readonly kind: 'ask'; readonly id: number; readonly question: Asked }
  | { readonly kind: 'cancel'; readonly id: number };

/**
 * From a worker: exactly one answer, or the reason why there is none, to every question that was
 * neither cancelled nor ended; before it what it would answer so far, where that is wanted. And that
 * it is there: once its program has come, and again and again while it waits for its nets.
 * `unready`: they could not be fetched.
 */
export type FromWorker<Answer> =
  | { readonly kind: 'there' }
  | { readonly kind: 'so-far'; readonly id: number; readonly answer: Answer }
  | { readonly kind: 'answered'; readonly id: number; readonly answer: Answer }
  | { readonly kind: 'unready' | 'failed'; readonly id: number; readonly reason: string };

/** The opponents' worker. */
export type ToOpponents = ToWorker<MoveRequest>;
export type FromOpponents = FromWorker<Command>;
