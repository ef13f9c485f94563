import type { Command, Level, PlayerView, Seed } from '@/engine/index.ts';

/** What is asked: a view, never more, so that nothing hidden ever reaches the worker. */
export interface Question {
  readonly view: PlayerView;
  readonly level: Level;
  /** The opponents' chance, independent of the deal. */
  readonly aiSeed: Seed;
}

/** To the worker. A new question ends the one before. */
export type ToWorker =
  | { readonly kind: 'ask'; readonly id: number; readonly question: Question }
  | { readonly kind: 'cancel'; readonly id: number };

/** From the worker: exactly one answer to every question that was neither cancelled nor ended. */
export type FromWorker =
  | { readonly kind: 'decided'; readonly id: number; readonly command: Command }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string };
