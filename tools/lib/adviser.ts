import { type Family, familyOf } from '@/ai/net/loaded-nets.ts';
import type { Adviser } from '@/ai/advice/adviser.ts';
import type { Advice, PlayerView, Seed } from '@/engine/index.ts';
import { newReviewer } from './reviewer.ts';

/** Gives advice. */
export type AnyAdviser = Pick<Adviser, 'advise'>;

/** An adviser for games of every family, with the product's nets. */
export function newAdviser(): AnyAdviser {
  const advisers = new Map<Family, Adviser>();
  return {
    advise(view, seed, determinizations) {
      const family = familyOf(view.rules);
      const adviser = advisers.get(family) ?? newReviewer(family).adviser;
      advisers.set(family, adviser);
      return adviser.advise(view, seed, determinizations);
    },
  };
}

/** Final advice after that many determinizations; null where there is none. */
export function advised(
  adviser: AnyAdviser,
  view: PlayerView,
  determinizations: number,
  seed?: Seed,
): Advice | null {
  const anytime = adviser.advise(view, seed, determinizations);
  if (anytime === null) return null;
  while (anytime.improve());
  return anytime.best();
}
