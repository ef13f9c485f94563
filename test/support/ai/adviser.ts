import type { Adviser } from '@/ai/advice/adviser.ts';
import type { Advice, PlayerView, Seed } from '@/engine/index.ts';
import { newReviewer } from './reviewer.ts';

/** An adviser with the nets of the product. */
export const newAdviser = (): Adviser => newReviewer().adviser;

/** Final advice after so many worlds; null where there is none. */
export function advised(
  adviser: Adviser,
  view: PlayerView,
  worlds: number,
  seed?: Seed,
): Advice | null {
  const counsel = adviser.counsel(view, seed, worlds);
  if (counsel === null) return null;
  while (counsel.on());
  return counsel.advice();
}
