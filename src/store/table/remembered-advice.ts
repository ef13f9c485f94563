import type { Advice, PlayerView, RuleSet } from '@/engine/index.ts';
import type { Advisers } from '../ports/advisers.ts';

/**
 * Advisers that remember: finished advice on a view is returned at once when it is requested again.
 * @param onChange called whenever the latest advice on any view has changed.
 */
export function rememberedAdvice(advisers: Advisers, onChange: () => void) {
  const finished = new WeakMap<PlayerView, Advice>();
  /** The latest advice on each view, finished or not. */
  const latest = new WeakMap<PlayerView, Advice>();
  function keep(view: PlayerView, advice: Advice): void {
    latest.set(view, advice);
    onChange();
  }
  return {
    latest: (view: PlayerView): Advice | null => latest.get(view) ?? null,
    advisers: {
      getReady: (rules: RuleSet) => advisers.getReady(rules),
      async advise(
        view: PlayerView,
        onProgress: (progress: Advice) => void,
        signal: AbortSignal,
      ): Promise<Advice | null> {
        const known = finished.get(view);
        if (known !== undefined) return known;
        const progressed = (progress: Advice): void => {
          keep(view, progress);
          onProgress(progress);
        };
        const advice = await advisers.advise(view, progressed, signal);
        if (advice !== null) {
          finished.set(view, advice);
          keep(view, advice);
        }
        return advice;
      },
    } satisfies Advisers,
  };
}
