import type { Advice, PlayerView, RuleSet } from '@/engine/index.ts';

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
