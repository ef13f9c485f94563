import type { Advice, PlayerView, RuleSet } from '@/engine/index.ts';

/** Advice on the human's decisions. */
export interface Advisers {
  /** Loads what advice on such a game needs, ahead of the first request. Idempotent. */
  getReady(rules: RuleSet): void;
  /**
   * Evaluates every legal choice of a view's seat; null if there is none. `onProgress` gets interim
   * advice. Rejects if it failed or `signal` was aborted.
   */
  advise(
    view: PlayerView,
    onProgress: (advice: Advice) => void,
    signal: AbortSignal,
  ): Promise<Advice | null>;
}
