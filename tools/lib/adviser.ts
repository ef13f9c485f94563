import { type Family, familyOf } from '@/ai/net/loaded-nets.ts';
import type { AnyAdviser } from '@/ai/advice/full-advice.ts';
import type { Adviser } from '@/ai/advice/adviser.ts';
import { newReviewer } from './reviewer.ts';

/** An adviser for games of every family, with the app's nets. */
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
