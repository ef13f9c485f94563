import type { Advice, PlayerView, RuleSet } from '@/engine/index.ts';
import type { Advisers } from '../ports/advisers.ts';

/** Advice on views that were asked about before is given again at once. */
export function rememberedAdvice(advisers: Advisers) {
  const given = new WeakMap<PlayerView, Advice>();
  return {
    given: (view: PlayerView): Advice | null => given.get(view) ?? null,
    advisers: {
      getReady: (rules: RuleSet) => advisers.getReady(rules),
      async advise(
        view: PlayerView,
        onProgress: (news: Advice) => void,
        signal: AbortSignal,
      ): Promise<Advice | null> {
        const known = given.get(view);
        if (known !== undefined) return known;
        const advice = await advisers.advise(view, onProgress, signal);
        if (advice !== null) given.set(view, advice);
        return advice;
      },
    } satisfies Advisers,
  };
}
