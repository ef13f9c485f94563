import type { OpenRequest, ReviewRequest } from '@/ai/review/reviewer.ts';
import type { MadePosition, PositionRequest } from '@/engine/exercise/index.ts';
import type { Advice, Command, PlayerView, Result, RuleSet } from '@/engine/index.ts';
import type { OpenChoices, RoundReview } from '@/engine/review/index.ts';
import type { GamesRefusal, ImportProgress, ImportedGames } from '@/store/ports/archive.ts';
import type { MoveRequest } from '@/store/ports/opponents.ts';

/**
 * Requests to workers. A move request has a view and no more, so nothing hidden reaches the worker. A
 * review request, or one for a past decision with open cards, has the whole record of a round that is over.
 */
export type { MoveRequest, OpenRequest, PositionRequest, ReviewRequest };

/** A request for advice: only what the player sees. */
export interface AdviceRequest {
  readonly view: PlayerView;
}

/** Null where there is nothing to decide. */
export type AdviceAnswer = Advice | null;

/** The review of the requested round. */
export type ReviewAnswer = RoundReview;

/** Every choice of a decision with open cards; null where there is no advice on it. */
export type OpenAnswer = OpenChoices | null;

/** Null while none is proved. */
export type PositionAnswer = MadePosition | null;

/** To a worker. A new request cancels the previous one; `get-ready` fetches what a game needs in advance. */
export type ToWorker<Asked> =
  | { readonly kind: 'get-ready'; readonly rules: RuleSet }
  | { readonly kind: 'ask'; readonly id: number; readonly request: Asked }
  | { readonly kind: 'cancel'; readonly id: number };

/**
 * From a worker: exactly one answer or failure to every request that was not canceled or replaced, before it
 * any intermediate results, and signs of life once its code has loaded and repeatedly while nets are loading.
 * `no-file`: a file could not be fetched.
 */
export type FromWorker<Answer> =
  | { readonly kind: 'alive' }
  | { readonly kind: 'progress'; readonly id: number; readonly answer: Answer }
  | { readonly kind: 'answered'; readonly id: number; readonly answer: Answer }
  | { readonly kind: 'no-file' | 'failed'; readonly id: number; readonly reason: string };

/** The opponents' worker. */
export type ToOpponents = ToWorker<MoveRequest>;
export type FromOpponents = FromWorker<Command>;

/** To the thread that imports a file. It imports one and ends. */
export type ToImporter =
  | { readonly kind: 'import'; readonly file: Blob }
  | { readonly kind: 'cancel' };

/** From the thread that imports a file: progress, then one of the others. */
export type FromImporter =
  | { readonly kind: 'progress'; readonly progress: ImportProgress }
  | { readonly kind: 'imported'; readonly result: Result<ImportedGames, GamesRefusal> }
  | { readonly kind: 'canceled' }
  | { readonly kind: 'failed'; readonly reason: string };
