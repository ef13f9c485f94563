import type { OpenRequest, ReviewRequest } from '@/ai/review/reviewer.ts';
import type { Advice, Command, PlayerView, Result, RuleSet } from '@/engine/index.ts';
import type { OpenChoices, RoundReview } from '@/engine/review/index.ts';
import type { GamesRefusal, ImportProgress, ImportedGames } from '@/store/ports/archive.ts';
import type { MoveRequest } from '@/store/ports/opponents.ts';

/**
 * What workers are asked. A move request has a view and no more, so nothing hidden reaches the worker; a
 * review request, or one to open the cards at a past decision, has the whole record of a round that is over.
 */
export type { MoveRequest, OpenRequest, ReviewRequest };

/** A request for advice: only what the player sees. */
export interface AdviceRequest {
  readonly view: PlayerView;
}

/** Null where there is nothing to decide. */
export type AdviceAnswer = Advice | null;

/** The judgements of that round. */
export type ReviewAnswer = RoundReview;

/** Every choice of a decision with open cards; null where there is no advice on it. */
export type OpenAnswer = OpenChoices | null;

/** To a worker. A new request ends the one before; what a game needs can be fetched ahead of the first. */
export type ToWorker<Asked> =
  | { readonly kind: 'get-ready'; readonly rules: RuleSet }
  | { readonly kind: 'ask'; readonly id: number; readonly question: Asked }
  | { readonly kind: 'cancel'; readonly id: number };

/**
 * From a worker: exactly one answer or failure to every request that was not canceled or replaced,
 * intermediate results before it where wanted, and signs of life: when its program has loaded, and repeatedly
 * while nets are loading. `no-file`: a file could not be fetched.
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
  { readonly kind: 'import'; readonly file: Blob } | { readonly kind: 'cancel' };

/** From the thread that imports a file: progress, then one of the others. */
export type FromImporter =
  | { readonly kind: 'progress'; readonly progress: ImportProgress }
  | { readonly kind: 'imported'; readonly result: Result<ImportedGames, GamesRefusal> }
  | { readonly kind: 'canceled' }
  | { readonly kind: 'failed'; readonly reason: string };
