import type { Advice, Option } from '@/engine/index.ts';
import { MAX_TIED_NAMED, tiedChoices } from '@/engine/advice/index.ts';

/** The equally best choices of a toss-up; null if all choices are equal and too many to name. */
export const tiedOptions = (advice: Advice): readonly Option[] | null =>
  tiedChoices(advice)?.map((index) => advice.options[index] as Option) ?? null;

/**
 * The choices of a toss-up that a hint names as equally good: the best, those with exactly its figures, and the
 * others tied with it. null if it names only one choice, or none.
 */
export function namedChoices(advice: Advice): readonly Option[] | null {
  const { options } = advice;
  const tied = tiedOptions(advice);
  const [chosen, ...others] = tied ?? [];
  if (tied === null || chosen === undefined) return null;
  const same = options.filter(
    (each) => each.cost === 0 && each.costError === 0 && !tied.includes(each),
  );
  const named = new Set([...tied, ...same].slice(0, MAX_TIED_NAMED));
  return [chosen, ...same, ...others].filter((each) => named.has(each));
}
