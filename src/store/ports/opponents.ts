import type { Command, Opponent, PlayerView, Seed } from '@/engine/index.ts';

/** A request for a move, with only what the seat may know. */
export interface MoveRequest {
  readonly view: PlayerView;
  readonly level: Opponent;
  /** The seed of the opponents' random choices, independent of the deal. */
  readonly aiSeed: Seed;
}

/** No worker thread can answer now, so opponents can only play quick moves. */
export class OpponentsUnavailable extends Error {}

/** The players of all seats but the human's. */
export interface Opponents {
  /**
   * Resolves with a move. Rejects if the opponent failed or `signal` was aborted, and with
   * {@link OpponentsUnavailable} without a worker thread that can answer.
   */
  choose(request: MoveRequest, signal: AbortSignal): Promise<Command>;
  /** A legal heuristic move at once, for when `choose` fails; null if it is not the seat's turn. */
  quick(view: PlayerView): Command | null;
  /** The range of an opponent's delay before a move, in ms at normal speed. */
  delay(level: Opponent): readonly [min: number, max: number];
}
