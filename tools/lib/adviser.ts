import { type Family, familyOf } from '@/ai/net/kept-nets.ts';
import type { Adviser } from '@/ai/advice/adviser.ts';
import type { Advice, PlayerView, Seed } from '@/engine/index.ts';
import { newReviewer } from './reviewer.ts';

/** Gives advice. */
type AnyAdviser = Pick<Adviser, 'counsel'>;

/** Gives advice on games of every family, with the nets of the product. */
export function newAdviser(): AnyAdviser {
  const advisers = new Map<Family, Adviser>();
  return {
    counsel(view, seed, worlds) {
      const family = familyOf(view.rules);
      const adviser = advisers.get(family) ?? newReviewer(family).adviser;
      advisers.set(family, adviser);
      return adviser.counsel(view, seed, worlds);
    },
  };
}

/** Final advice after so many worlds; null where there is none. */
export function advised(
  adviser: AnyAdviser,
  view: PlayerView,
  worlds: number,
  seed?: Seed,
): Advice | null {
  const counsel = adviser.counsel(view, seed, worlds);
  if (counsel === null) return null;
  while (counsel.on());
  return counsel.advice();
}
