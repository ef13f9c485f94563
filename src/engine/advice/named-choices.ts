import { type Advice, type Option, isTied } from './advice.ts';
import { type ChoiceFigures, PROBABILITY_STEP, makeDifference, overOf } from './rounding.ts';

/** What of advice says which choices are named as the best. */
export type NamedAdvice = Pick<Advice, 'options' | 'best' | 'pointScale' | 'verdict'>;

/** The most equally good choices that are named. */
const MAX_TIED_NAMED = 3;

/** Whether a choice may make the bid and may miss it: 0 and 1 are shown as certain. */
const isOpen = ({ make }: ChoiceFigures): boolean => make > 0 && make < 1;

/** Whether the make probabilities of choices called equally good differ by less than half a step. */
const isNear = (one: ChoiceFigures, other: ChoiceFigures): boolean =>
  isOpen(one) && isOpen(other) && Math.abs(one.make - other.make) < PROBABILITY_STEP / 2;

/**
 * The indices of the choices of a toss-up to name as equally good, the best one first, then the nearest ones; null
 * where it is no toss-up, or where all choices are equal, too many to name, and shown with the same make probability.
 */
export function tiedChoices({
  options,
  best,
  pointScale,
  verdict,
}: NamedAdvice): readonly number[] | null {
  const chosen = options[best];
  if (chosen === undefined || verdict !== 'toss-up') return null;
  // Choices equivalent to the best have neither a cost nor an error.
  const others = options
    .map((option, index) => ({ option, index }))
    .filter(({ option, index }) => index !== best && (option.cost > 0 || option.costError > 0));
  const tied = others
    .filter(({ option }) => isTied(chosen, option, pointScale))
    .toSorted((one, other) => one.option.cost - other.option.cost);
  const named = [best, ...tied.map(({ index }) => index)];
  const isAny =
    tied.length === others.length &&
    tied.every(({ option }) => isNear(chosen, option) || makeDifference(chosen, option) === 0);
  return named.length > MAX_TIED_NAMED && isAny ? null : named.slice(0, MAX_TIED_NAMED);
}

/** The equally best choices of a toss-up; null where {@link tiedChoices} is. */
export const tiedOptions = (advice: NamedAdvice): readonly Option[] | null =>
  tiedChoices(advice)?.map((index) => advice.options[index] as Option) ?? null;

/**
 * The choices of a toss-up that a hint names as equally good: the best, those with exactly its figures, and the
 * others tied with it. null if it names only one choice, or none.
 */
export function namedChoices(advice: NamedAdvice): readonly Option[] | null {
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

/** A choice with another make probability. A way to miss the bid that it never takes stays impossible. */
const withMake = (option: Option, make: number): Option => ({
  ...option,
  make,
  short: overOf(option) === 0 ? 1 - make : Math.min(option.short, 1 - make),
});

/**
 * Advice as it is shown: choices called equally good whose make probabilities differ by less than half a step have
 * the same one, where rounding would show them a step apart.
 */
export function asShown<A extends NamedAdvice>(advice: A): A {
  const { options, best, verdict } = advice;
  const chosen = options[best];
  if (verdict !== 'toss-up' || chosen === undefined) return advice;
  const equal = namedChoices(advice) ?? options;
  const shown = (option: Option): Option =>
    equal.includes(option) && isNear(chosen, option) ? withMake(option, chosen.make) : option;
  return { ...advice, options: options.map(shown) };
}
