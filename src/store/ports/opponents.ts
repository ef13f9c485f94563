import type { Command, Level, PlayerView, Seed } from '@/engine/index.ts';

/** What an opponent is asked: only what may be known at its seat. */
export interface MoveRequest {
  readonly view: PlayerView;
  readonly level: Level;
  /** The opponents' chance, independent of the deal. */
  readonly aiSeed: Seed;
}

/** Opponents cannot think here at all: the browser has no threads for them. */
export class OpponentsUnavailable extends Error {}

/** Whoever decides for the seats that are not human. */
export interface Opponents {
  /**
   * Resolves with a move; rejects when the opponent failed or `signal` was aborted, and with
   * {@link OpponentsUnavailable} where none can think.
   */
  choose(request: MoveRequest, signal: AbortSignal): Promise<Command>;
  /** A legal move at once, for when `choose` does not deliver; null where there is none to make. */
  quick(view: PlayerView): Command | null;
  /** How long an opponent likes to take over a move, in ms: least and most. */
  delay(level: Level): readonly [least: number, most: number];
}
