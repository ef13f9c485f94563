import type { Advice, PlayerView, RuleSet } from '@/engine/index.ts';
import type { Advisers } from '../ports/advisers.ts';

/** Finished advice on views that were asked about before is given again at once. */
export function rememberedAdvice(advisers: Advisers, onNews: () => void) {
  const finished = new WeakMap<PlayerView, Advice>();
  /** The last news about each view, whether or not the advice was ever finished. */
  const latest = new WeakMap<PlayerView, Advice>();
  function keep(view: PlayerView, news: Advice): void {
    latest.set(view, news);
    onNews();
  }
  return {
    given: (view: PlayerView): Advice | null => latest.get(view) ?? null,
    advisers: {
      getReady: (rules: RuleSet) => advisers.getReady(rules),
      async advise(
        view: PlayerView,
        onProgress: (news: Advice) => void,
        signal: AbortSignal,
      ): Promise<Advice | null> {
        const known = finished.get(view);
        if (known !== undefined) return known;
        const progressed = (news: Advice): void => {
          keep(view, news);
          onProgress(news);
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
