import type { Advice, Option } from '@/engine/index.ts';
import { MAX_TIED_NAMED, PROBABILITY_STEP, overOf, tiedChoices } from '@/engine/advice/index.ts';

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

/** Whether a choice may make the bid and may miss it: 0 and 1 are shown as certain. */
const isOpen = ({ make }: Option): boolean => make > 0 && make < 1;

/** A choice with another make probability. A way to miss the bid that it never takes stays impossible. */
const withMake = (option: Option, make: number): Option => ({
  ...option,
  make,
  short: overOf(option) === 0 ? 1 - make : Math.min(option.short, 1 - make),
});

/**
 * Advice as it is shown: choices named as equally good whose make probabilities differ by less than half a step have
 * the same one, where rounding would show them a step apart.
 */
export function asShown(advice: Advice): Advice {
  const { options, best } = advice;
  const chosen = options[best];
  const named = namedChoices(advice);
  if (named === null || chosen === undefined) return advice;
  const isNear = (option: Option): boolean =>
    isOpen(option) && isOpen(chosen) && Math.abs(option.make - chosen.make) < PROBABILITY_STEP / 2;
  const shown = (option: Option): Option =>
    named.includes(option) && isNear(option) ? withMake(option, chosen.make) : option;
  return { ...advice, options: options.map(shown) };
}
