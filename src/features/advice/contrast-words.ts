import {
  type Contrast,
  type Option,
  type OptionContrast,
  type TrickReason,
  hasPartners,
  lowestWins,
} from '@/engine/index.ts';
import {
  type SideContrast,
  isDrawback,
  isSideContrast,
  overOf,
  roundOutcome,
} from '@/engine/advice/index.ts';
import type { ChoiceValue, Judgment } from '@/engine/review/index.ts';
import type { NameCard } from '@/i18n/card-names.ts';
import { choiceName } from '@/i18n/choice-name.ts';
import { formatFigures } from '@/i18n/figures.ts';
import { formatList, formatNumber } from '@/i18n/format.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { playerName } from '@/i18n/player-names.ts';
import { probabilityText } from '@/i18n/probability.ts';
import {
  type ContrastContext,
  type ContrastedAdvice,
  type RulesAndSeats,
  claimWords,
  drawbackWords,
  inPercent,
} from './drawback-words.ts';

/** The bid that the hook forbids, and why the better of its two neighbors is not the best bid. */
function hookWords(
  { t, advice: { options }, nameOf }: ContrastContext,
  { forbidden, beside }: Contrast & { readonly kind: 'hook' },
): string {
  const other = beside === null ? undefined : options[beside.option];
  if (other === undefined || beside?.drawback == null)
    return t('hint.hook', {
      forbidden: formatNumber(forbidden),
      drawback: 'none',
      other: '',
      chance: '',
    });
  return t('hint.hook', {
    forbidden: formatNumber(forbidden),
    drawback: beside.drawback === 'pay' ? 'pay' : 'chance',
    other: nameOf(other),
    chance: inPercent(t, other.make),
  });
}

/** The tricks that make the difference between two cards. */
function trickWords(
  { t, view, nameOf, nameCard }: ContrastContext,
  why: TrickReason,
  best: Option,
  other: Option,
): string {
  const text = (probability: number): string => inPercent(t, probability);
  if (why.kind === 'higher') return t('hint.why.higher');
  if (why.kind === 'taker')
    return t('hint.why.taker', {
      name: playerName(t, view.seats[why.seat]),
      chance: text(why.other),
      best: text(why.best),
    });
  if (why.kind === 'breaks')
    return t('hint.why.breaks', {
      suit: t(`suit.${why.suit}`),
      chance: text(why.other),
      best: text(why.best),
    });
  if (why.kind === 'suits') {
    const [count = '', ofBest = ''] = formatFigures([why.other, why.best], 1);
    const suits = formatList(why.suits.map((suit) => t(`suit.${suit}`)));
    return t('hint.why.suits', { suits, count, best: ofBest });
  }
  if (why.kind === 'own')
    return t('hint.why.own', {
      odds: why.now === 0 ? 'never' : why.now === 1 ? 'sure' : 'chance',
      card: nameCard(t, why.card),
      now: text(why.now),
      later: text(why.later),
    });
  if (why.kind === 'rest')
    return t('hint.why.rest', {
      card: nameCard(t, why.card),
      chance: text(why.other),
      best: text(why.best),
    });
  const both =
    why.kind === 'later'
      ? why.kept.map(({ card, rate }) => ({ name: nameCard(t, card), rate }))
      : [
          { name: nameOf(best), rate: why.best },
          { name: nameOf(other), rate: why.other },
        ];
  const [low, high] = both.toSorted((one, next) => one.rate - next.rate);
  return t(`hint.why.${why.kind}`, {
    high: high?.name ?? '',
    chance: text(high?.rate ?? 0),
    low: low?.name ?? '',
    less: text(low?.rate ?? 0),
  });
}

/** What else a side loses with another choice: a contract, a nil, or bags. */
function sideWords(
  { t, view, nameOf }: ContrastContext,
  contrast: SideContrast,
  other: Option,
): string {
  const whose = contrast.kind !== 'nil' && contrast.isTheirs ? 'theirs' : 'ours';
  if (contrast.kind === 'bags') {
    const [count = '', best = ''] = formatFigures([contrast.other, contrast.best], 1);
    return t('hint.contrast.bags', { whose, other: nameOf(other), count, best });
  }
  const figures = {
    other: nameOf(other),
    chance: inPercent(t, contrast.other),
    best: inPercent(t, contrast.best),
  };
  if (contrast.kind === 'contract') return t('hint.contrast.contract', { ...figures, whose });
  return t('hint.contrast.nil', { ...figures, ...nilHolder(t, view, contrast) });
}

/** Whose nil a contrast is about, and how it differs. */
const nilHolder = (
  t: Translate,
  view: RulesAndSeats,
  { seat, best, other }: Extract<SideContrast, { readonly kind: 'nil' }>,
) => ({ how: other > best ? 'more' : 'less', name: playerName(t, view.seats[seat]) });

/** What a contrast claims of another choice, without figures: a clause. */
function claimOf(
  context: ContrastContext,
  contrast: Extract<Contrast, { readonly why?: TrickReason }>,
  other: Option,
): string {
  const { t, view, nameOf } = context;
  if (contrast.kind === 'nil')
    return t('hint.claim.nil', { other: nameOf(other), ...nilHolder(t, view, contrast) });
  return claimWords(context, contrast.kind === 'contract' ? 'theirs' : contrast.kind, other);
}

/** The contrast in words. */
export interface ContrastWords {
  /** Why another choice is worse. */
  readonly reason: readonly string[];
  /** The figures of both choices, if the reason gives other figures. */
  readonly figures: readonly string[];
  /**
   * What the facts about the card add to the reason: its other half (`plain`), or only details (`complete`).
   * With `obvious`, a fact that explains the play makes the reason superfluous.
   */
  readonly kind: 'plain' | 'complete' | 'obvious';
}

const reasonOnly = (kind: ContrastWords['kind'], reason: string): ContrastWords => ({
  reason: [reason],
  figures: [],
  kind,
});

/** From this difference on, it is obvious on the table which of two cards takes the trick. */
const OBVIOUS_DIFFERENCE = 0.9;

const isObvious = (why: TrickReason): boolean =>
  why.kind === 'now' && Math.abs(why.best - why.other) >= OBVIOUS_DIFFERENCE;

/** Why another choice is worse, or the bid that the hook forbids; empty if there is no contrast. */
export function contrastWords(
  t: Translate,
  view: RulesAndSeats,
  advice: ContrastedAdvice,
  nameCard: NameCard,
): ContrastWords {
  const { options, best, contrast } = advice;
  const chosen = options[best];
  const none: ContrastWords = { reason: [], figures: [], kind: 'plain' };
  if (contrast === null || chosen === undefined) return none;
  if (contrast.kind === 'dangerous-discard')
    return reasonOnly('complete', t('hint.dangerous-discard'));
  const isSide = hasPartners(view.rules);
  const nameOf = ({ command }: Option): string => choiceName(t, command, { isSide, nameCard });
  const context: ContrastContext = { t, view, advice, nameCard, nameOf };
  if (contrast.kind === 'hook') return reasonOnly('plain', hookWords(context, contrast));
  const other = options[contrast.option];
  if (other === undefined) return none;
  if (contrast.kind === 'naming')
    return reasonOnly('plain', t('hint.contrast.naming', { other: nameOf(other) }));
  if (contrast.kind === 'against')
    return reasonOnly(
      'plain',
      t('hint.contrast.against', {
        other: nameOf(other),
        name: playerName(t, view.seats[contrast.seat]),
        chance: inPercent(t, contrast.instead),
        best: inPercent(t, contrast.make),
      }),
    );
  if (!isDrawback(contrast) && !isSideContrast(contrast)) return none;
  const figures = isSideContrast(contrast)
    ? sideWords(context, contrast, other)
    : drawbackWords(context, contrast.kind, other);
  const isPayWhereLowWins = contrast.kind === 'pay' && lowestWins(view.rules);
  if (!('why' in contrast) || isPayWhereLowWins)
    return figures === '' ? none : reasonOnly('plain', figures);
  const because = t('hint.because', {
    claim: claimOf(context, contrast, other),
    why: trickWords(context, contrast.why, chosen, other),
  });
  return {
    reason: [because],
    figures: figures === '' ? [] : [figures],
    kind: isObvious(contrast.why) ? 'obvious' : 'complete',
  };
}

/** Whether a contrast says more than the figures of both choices do. */
const isBeyondFigures = (contrast: OptionContrast): boolean =>
  !isDrawback(contrast) || 'why' in contrast;

/** A choice as an option of advice: only its figures are known. */
const optionWith = (value: ChoiceValue): Option => ({
  ...value,
  short: value.short ?? 0,
  error: 0,
  cost: 0,
  costError: 0,
  facts: [],
});

/** Why the better choice of a past decision beats the player's; '' where nothing but their figures is known. */
export function reviewReason(
  t: Translate,
  table: RulesAndSeats,
  { about, own, best, pointScale, contrast }: Judgment,
  nameCard: NameCard,
): string {
  if (contrast === undefined || !isBeyondFigures(contrast)) return '';
  const options = [best, own].map(optionWith);
  const advice = { about, options, best: 0, named: options.slice(0, 1), pointScale, contrast };
  return contrastWords(t, table, advice, nameCard).reason.join(' ');
}

/** How often the choice takes too few tricks, and too many; nothing where only one of them can happen, or hardly either. */
export function missWords(t: Translate, option: Option): string[] {
  if (option.make === 0 || option.short === 0 || overOf(option) === 0) return [];
  const { short, over } = roundOutcome(option);
  if (short.is === 'under' && over.is === 'under') return [];
  return [t('hint.misses', { few: probabilityText(t, short), many: probabilityText(t, over) })];
}
