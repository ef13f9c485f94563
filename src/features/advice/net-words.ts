import { type Advice, type Option, type RuleSet, hasPartners, lowestWins } from '@/engine/index.ts';
import { CLEAR_POINTS, makeDifference, pointsDifference } from '@/engine/advice/index.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { costWords } from './cost-words.ts';
import { hasShownReason, markedChoices } from './hint-marks.ts';

/** What the hint says of the choice that looks as good as the best one, or better, but is not. */
export interface NetWords {
  /** Its cost against the best choice, with what the points shown leave out; null where no choice looks so. */
  readonly words: string | null;
  /** What the cost consists of; '' where there is no such choice. */
  readonly parts: string;
  /** Whether nothing else says why it is not the best. */
  readonly isOnly: boolean;
  /** The choice; undefined where there is none. */
  readonly other?: Option;
}

/**
 * The choice is that with the most points shown. Choices are ranked by their points less those of the others, among
 * partners with the expected cost of bags, but only the points are shown on them.
 */
export function netWords(
  t: Translate,
  rules: RuleSet,
  advice: Advice,
  nameOf: (option: Option) => string,
): NetWords {
  const { options, best, pointScale } = advice;
  const chosen = options[best];
  const marked = markedChoices(advice);
  const sign = lowestWins(rules) ? -1 : 1;
  const lead = (option: Option): number =>
    chosen === undefined ? 0 : sign * pointsDifference(option, chosen, pointScale);
  const looksAsGood = (option: Option): boolean =>
    chosen !== undefined &&
    (lead(option) > 0 || (lead(option) === 0 && makeDifference(option, chosen) >= 0));
  const [other] = options
    .filter(
      (each) =>
        !marked.includes(each) &&
        looksAsGood(each) &&
        each.cost >= CLEAR_POINTS * pointScale &&
        each.cost > each.costError,
    )
    .toSorted((one, next) => lead(next) - lead(one) || next.make - one.make);
  if (other === undefined || advice.about === 'declaration')
    return { words: null, parts: '', isOnly: false };
  const { parts, ...cost } = costWords(t, rules, advice, other);
  const words = t('hint.net', {
    scope: hasPartners(rules) ? 'bags' : 'points',
    other: nameOf(other),
    ...cost,
  });
  const { contrast } = advice;
  const isContrasted =
    contrast !== null && 'option' in contrast && options[contrast.option] === other;
  return { words, parts, other, isOnly: !hasShownReason(advice) && !isContrasted };
}
