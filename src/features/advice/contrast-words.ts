import {
  type Advice,
  type Contrast,
  type Drawback,
  type Option,
  type PlayerView,
  hasPartners,
} from '@/engine/index.ts';
import { missProbability, overOf, roundProbability } from '@/engine/advice/index.ts';
import type { NameCard } from '@/i18n/card-names.ts';
import { choiceName } from '@/i18n/choice-name.ts';
import { formatNumber } from '@/i18n/format.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { probabilityText } from '@/i18n/probability.ts';
import { pointsFigure } from './figures.ts';

const inPercent = (t: Translate, probability: number): string =>
  probabilityText(t, roundProbability(probability));

/** The bid that the hook forbids, and why the better bid around is worse. */
function hookWords(
  t: Translate,
  { forbidden, beside }: Contrast & { readonly kind: 'hook' },
  options: readonly Option[],
  nameOf: (option: Option) => string,
): string {
  const other = beside === null ? undefined : options[beside.option];
  if (other === undefined || beside?.drawback == null)
    return t('hint.hook', {
      closed: formatNumber(forbidden),
      drawback: 'none',
      other: '',
      chance: '',
    });
  return t('hint.hook', {
    closed: formatNumber(forbidden),
    drawback: beside.drawback === 'pay' ? 'pay' : 'chance',
    other: nameOf(other),
    chance: inPercent(t, other.make),
  });
}

/** Why another choice is worse than the best one, with the figures of both. */
function drawbackWords(
  t: Translate,
  drawback: Drawback,
  best: Option,
  other: Option,
  { name, pointScale }: { readonly name: string; readonly pointScale: number },
): string {
  if (drawback === 'pay')
    return t('hint.contrast.pay', {
      other: name,
      points: pointsFigure(other.points, pointScale),
      best: pointsFigure(best.points, pointScale),
    });
  const ofBest = missProbability(best, drawback);
  return t(`hint.contrast.${drawback}`, {
    other: name,
    chance: inPercent(t, missProbability(other, drawback)),
    best: inPercent(t, ofBest),
    never: ofBest === 0 ? 'yes' : 'no',
  });
}

/** Why another choice is worse, or the bid that the hook forbids; empty if there is no contrast. */
export function contrastWords(
  t: Translate,
  view: PlayerView,
  { options, best, pointScale, contrast }: Advice,
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
  return [drawbackWords(t, contrast.kind, chosen, other, { name: nameOf(other), pointScale })];
}

/** How often the choice takes too few tricks, and too many; nothing where it is certain. */
export function missWords(t: Translate, option: Option): string[] {
  if (option.make === 0 || option.make === 1) return [];
  return [
    t('hint.misses', { few: inPercent(t, option.short), many: inPercent(t, overOf(option)) }),
  ];
}
