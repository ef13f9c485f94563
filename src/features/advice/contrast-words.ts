import {
  type Advice,
  type Contrast,
  type Lack,
  type Option,
  type PlayerView,
  hasPartners,
  overOf,
  roundProbability,
} from '@/engine/index.ts';
import type { NameCard } from '@/i18n/card-names.ts';
import { choiceName } from '@/i18n/choice-name.ts';
import { formatNumber } from '@/i18n/format.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { probabilityText } from '@/i18n/probability.ts';
import { pointsFigure } from './figures.ts';

const inPercent = (t: Translate, probability: number): string =>
  probabilityText(t, roundProbability(probability));

/** The bid that the hook bars, and what the bid beyond it lacks. */
function hookWords(
  t: Translate,
  { closed, beside }: Contrast & { readonly kind: 'hook' },
  options: readonly Option[],
  nameOf: (option: Option) => string,
): string {
  const other = beside === null ? undefined : options[beside.option];
  if (other === undefined || beside?.lack == null)
    return t('hint.hook', { closed: formatNumber(closed), lack: 'none', other: '', chance: '' });
  return t('hint.hook', {
    closed: formatNumber(closed),
    lack: beside.lack === 'pay' ? 'pay' : 'chance',
    other: nameOf(other),
    chance: inPercent(t, other.make),
  });
}

/** What another choice lacks against the best one, with the figures of both. */
function lackWords(
  t: Translate,
  lack: Lack,
  best: Option,
  other: Option,
  { name, unit }: { readonly name: string; readonly unit: number },
): string {
  if (lack === 'pay')
    return t('hint.contrast.pay', {
      other: name,
      points: pointsFigure(other.points, unit),
      best: pointsFigure(best.points, unit),
    });
  const missOf = lack === 'over' ? overOf : ({ short }: Option): number => short;
  return t(`hint.contrast.${lack}`, {
    other: name,
    chance: inPercent(t, missOf(other)),
    best: inPercent(t, missOf(best)),
    never: missOf(best) === 0 ? 'yes' : 'no',
  });
}

/** What another choice lacks, or the bid that the hook bars; empty where nothing is to be said. */
export function contrastWords(
  t: Translate,
  view: PlayerView,
  { options, best, unit, contrast }: Advice,
  nameCard: NameCard,
): string[] {
  const chosen = options[best];
  if (contrast === null || chosen === undefined) return [];
  if (contrast.kind === 'dangerous-discard') return [t('hint.dangerous-discard')];
  const isSide = hasPartners(view.rules);
  const nameOf = ({ command }: Option): string => choiceName(t, command, { isSide, nameCard });
  if (contrast.kind === 'hook') return [hookWords(t, contrast, options, nameOf)];
  const other = options[contrast.option];
  if (other === undefined) return [];
  if (contrast.kind === 'naming') return [t('hint.contrast.naming', { other: nameOf(other) })];
  return [lackWords(t, contrast.kind, chosen, other, { name: nameOf(other), unit })];
}

/** How often the choice takes too few tricks, and too many; nothing where it is certain. */
export function spreadWords(t: Translate, option: Option): string[] {
  if (option.make === 0 || option.make === 1) return [];
  return [
    t('hint.spread', { few: inPercent(t, option.short), many: inPercent(t, overOf(option)) }),
  ];
}
