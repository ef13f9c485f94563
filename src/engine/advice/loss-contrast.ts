import type { RuleSet } from '../rulesets/rules.ts';
import type { Seat } from '../seats.ts';
import { arePartners } from '../sides.ts';
import type { Advice, Contrast, LossContrast, SideContrast } from './advice.ts';
import type { IndexedOption } from './choices-to-compare.ts';
import { PROBABILITY_STEP } from './rounding.ts';

/** Another choice, and the best ones that it is compared with. */
export interface ComparedChoices {
  readonly best: number;
  /** The best choice and those named as equally good: what is said must hold for all. */
  readonly named: readonly number[];
  readonly other: IndexedOption;
}

/** The minimum rise in an opponent's make probability that counts as a reason: one or two steps as shown. */
const MIN_AGAINST = 1.5 * PROBABILITY_STEP;

/**
 * The opponent that makes its bid clearly more often after the other choice than after every one named as best; null
 * if there is no such opponent.
 * @param madeRate the share of determinizations in which a seat makes its bid after a choice.
 */
export function againstContrast(
  { named, other }: ComparedChoices,
  opponents: readonly Seat[],
  madeRate: (choice: number, seat: Seat) => number,
): LossContrast | null {
  const [found] = opponents
    .map((seat) => {
      const make = Math.max(...named.map((choice) => madeRate(choice, seat)));
      const instead = madeRate(other.index, seat);
      return { seat, make, instead, rise: instead - make };
    })
    .toSorted((one, next) => next.rise - one.rise);
  if (found === undefined || found.rise < MIN_AGAINST) return null;
  const { seat, make, instead } = found;
  return { kind: 'against', option: other.index, seat, make, instead };
}

/** Whether a contrast is about what a side loses. */
export const isSideContrast = (contrast: Contrast): contrast is SideContrast =>
  contrast.kind === 'contract' || contrast.kind === 'nil' || contrast.kind === 'bags';

/** Whether a contrast says what the opponents gain by the other choice, or what else the side loses by it. */
export const namesLoss = (contrast: Contrast | null): contrast is LossContrast =>
  contrast !== null && (contrast.kind === 'against' || isSideContrast(contrast));

/** Whether a contrast names what the opponents of a seat gain, and not what its own side loses. */
export const isOpponentsGain = (rules: RuleSet, seat: Seat, contrast: LossContrast): boolean =>
  contrast.kind === 'against' ||
  (contrast.kind === 'nil' ? !arePartners(rules, seat, contrast.seat) : contrast.isTheirs);

/** The contrast of advice that names a loss: its own, or that of a reason; null where there is none. */
export function lossContrastIn({
  contrast,
  position,
}: Pick<Advice, 'contrast' | 'position'>): LossContrast | null {
  if (namesLoss(contrast)) return contrast;
  for (const fact of position)
    if ('contrast' in fact && fact.contrast !== undefined) return fact.contrast;
  return null;
}
