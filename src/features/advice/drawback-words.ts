import {
  type Advice,
  type Drawback,
  type Option,
  type PlayerView,
  type RoundedProbability,
  hasPartners,
  lowestWins,
} from '@/engine/index.ts';
import {
  isAgainstNature,
  isShownApart,
  missesAlike,
  overOf,
  pointsDifference,
  probabilityDifference,
  roundOutcome,
  roundProbability,
  shownDifference,
} from '@/engine/advice/index.ts';
import type { NameCard } from '@/i18n/card-names.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { probabilityText } from '@/i18n/probability.ts';
import { pointsFigures } from './points-figure.ts';

/** A probability as hints round it, as text. */
export const inPercent = (t: Translate, probability: number): string =>
  probabilityText(t, roundProbability(probability));

/** Who plays by which rules. */
export type RulesAndSeats = Pick<PlayerView, 'rules' | 'seats'>;

/** What of advice a contrast depends on. */
export interface ContrastedAdvice extends Pick<
  Advice,
  'about' | 'options' | 'best' | 'pointScale' | 'contrast'
> {
  /** The choices called equally good, as shown; the best one alone where it is no toss-up. */
  readonly named: readonly Option[];
}

/** The advice, and how choices are named. */
export interface ContrastContext {
  readonly t: Translate;
  readonly view: RulesAndSeats;
  readonly advice: ContrastedAdvice;
  readonly nameCard: NameCard;
  readonly nameOf: (option: Option) => string;
}

/** Whether a choice is a nil, whose chance is not that of a contract. */
const isNil = ({ view }: ContrastContext, { command }: Option): boolean =>
  hasPartners(view.rules) && command.type === 'bid' && command.bid === 0;

/** Whether a drawback is that a nil is broken: partners can go over no other bid [SP-3]. */
const isBrokenNil = ({ view }: ContrastContext, drawback: Drawback): boolean =>
  drawback === 'over' && hasPartners(view.rules);

/** That another choice misses more often, or leaves the opponents their contract, without figures: a clause. */
export const claimWords = (
  context: ContrastContext,
  drawback: Drawback | 'theirs',
  other: Option,
): string =>
  context.t('hint.claim', {
    drawback: drawback !== 'theirs' && isBrokenNil(context, drawback) ? 'nil' : drawback,
    other: context.nameOf(other),
  });

/**
 * The figure of the choices called equally good that is nearest to another choice's. What a contrast says holds for
 * each of them, and no choice is named with its figure.
 * @param isLess whether the other choice's figure is the lower one.
 */
const nearest = (
  { advice: { named } }: ContrastContext,
  isLess: boolean,
  figureOf: (option: Option) => number,
): number => Math[isLess ? 'min' : 'max'](...named.map(figureOf));

const makeOf = ({ make }: Option): number => make;

/**
 * Two bids, compared by how often they are made; null where that is not comparable. Of a nil and a contract it is said
 * only that the contract is made as often or more often, but pays less.
 */
function bidWords(context: ContrastContext, other: Option): string | null {
  const { t, view, advice, nameOf } = context;
  if (advice.about !== 'bid' || lowestWins(view.rules) || isNil(context, other)) return null;
  const make = nearest(context, true, makeOf);
  const isLess = probabilityDifference(make, other.make) > 0;
  const isAgainstNil = advice.named.some((each) => isNil(context, each));
  if (isAgainstNil && (isLess || !advice.named.every((each) => isNil(context, each)))) return null;
  return t('hint.contrast.bid', {
    how: isLess ? 'less' : 'pay',
    other: nameOf(other),
    chance: inPercent(t, other.make),
    best: inPercent(t, make),
  });
}

/** From this share of the larger difference on, the smaller one is as much of a reason. Set by hand. */
const BOTH_WAYS = 1 / 3;

/** Whether another choice both goes over and falls short more often, so that neither alone is the reason. */
function missesBothWays(best: Option, other: Option): boolean {
  const [short, over] = [other.short - best.short, overOf(other) - overOf(best)];
  return Math.min(short, over) > BOTH_WAYS * Math.max(short, over);
}

/** A card, or a trump, after which the bid is made less often; null where the figures do not show that. */
function makeWords(context: ContrastContext, other: Option): string | null {
  const { t, view, advice, nameOf } = context;
  const make = nearest(context, true, makeOf);
  const isShown = isShownApart(make, other.make) && make > other.make;
  if (advice.about === 'bid' || hasPartners(view.rules) || !isShown) return null;
  return t('hint.contrast.make', {
    other: nameOf(other),
    chance: inPercent(t, other.make),
    best: inPercent(t, make),
  });
}

/** The points of another choice, and those of the nearest of the best ones, as shown. */
function payFigures(context: ContrastContext, { points }: Option): readonly [string, string] {
  const { view, advice } = context;
  const best = nearest(context, !lowestWins(view.rules), (each) => each.points);
  const [ofOther = '', ofBest = ''] = pointsFigures([points, best], advice.pointScale);
  return [ofOther, ofBest];
}

/** Whether the best choices are shown with more points than another one, where more points are better. */
const bestPaysMore = (
  { view, advice: { named, pointScale } }: ContrastContext,
  other: Option,
): boolean =>
  !lowestWins(view.rules) && named.every((each) => pointsDifference(each, other, pointScale) > 0);

/** Set by hand: by how much more often a choice must miss for that to be said without figures. */
const UNSHOWN_MISS = 0.02;

/**
 * The way in which a card misses more often than the best ones, although the figures hardly show it, with the points
 * that show it; null elsewhere, where it misses no more often altogether, and where its cost is within the error.
 */
function unshownMissWords(context: ContrastContext, other: Option): string | null {
  const { t, advice } = context;
  const { about, named } = advice;
  const moreThanBest = (shareOf: (option: Option) => number): number =>
    Math.min(...named.map((each) => shareOf(other) - shareOf(each)));
  const [over, short] = [moreThanBest(overOf), moreThanBest((option) => option.short)];
  const misses = moreThanBest(({ make }) => 1 - make);
  if (about !== 'card' || other.cost <= other.costError) return null;
  if (misses < UNSHOWN_MISS || Math.max(over, short) < UNSHOWN_MISS) return null;
  const claim = claimWords(context, over > short ? 'over' : 'short', other);
  const [ofOther, ofBest] = payFigures(context, other);
  return ofOther === ofBest || !bestPaysMore(context, other)
    ? t('hint.tricks', { parts: claim })
    : t('hint.because', {
        claim,
        why: t('hint.why.points', { points: ofOther, best: ofBest }),
      });
}

/** Why another choice pays less than the best one; '' where it is not even shown with fewer points. */
function payWords(context: ContrastContext, other: Option): string {
  const { t, nameOf } = context;
  const ofMake =
    bidWords(context, other) ?? makeWords(context, other) ?? unshownMissWords(context, other);
  if (ofMake !== null) return ofMake;
  const [ofOther, ofBest] = payFigures(context, other);
  if (ofOther === ofBest) return '';
  return t('hint.contrast.pay', { other: nameOf(other), points: ofOther, best: ofBest });
}

/** Whether a probability of missing is told without that of the best choices, which hardly ever miss that way. */
function isToldAlone(ofBest: RoundedProbability, ofOther: RoundedProbability): boolean {
  const isCertain = ofOther.is === 'at' && ofOther.near === 1;
  return isCertain || ofBest.is === 'under' || ofBest.near === 0;
}

/** Why another choice is worse than the best one, with the figures of both. */
export function drawbackWords(context: ContrastContext, drawback: Drawback, other: Option): string {
  const { t, view, advice, nameOf } = context;
  const { about, named } = advice;
  if (drawback === 'pay') return payWords(context, other);
  // “under 5%, not 5%” says nothing
  const isHardlyMore = named.some((each) => missesAlike(each, other));
  const make = nearest(context, true, makeOf);
  // A contract is missed in one way only, and by the tricks of both partners.
  const ofContract =
    hasPartners(view.rules) && ![...named, other].some((each) => isNil(context, each));
  if (drawback === 'short' && ofContract) {
    if (isHardlyMore) return payWords(context, other);
    return (
      bidWords(context, other) ??
      t('hint.contrast.contract', {
        whose: 'ours',
        other: nameOf(other),
        chance: inPercent(t, other.make),
        best: inPercent(t, make),
      })
    );
  }
  // It is an argument where the best card hardly ever misses at all.
  const isOutweighed = about === 'card' && isHardlyMore && roundProbability(make).is !== 'over';
  if (isOutweighed && bestPaysMore(context, other)) return payWords(context, other);
  const ofBoth = named.every((each) => missesBothWays(each, other))
    ? makeWords(context, other)
    : null;
  if (ofBoth !== null) return ofBoth;
  const ofOther = roundOutcome(other)[drawback];
  const ofBest = named
    .map((each) => roundOutcome(each)[drawback])
    .reduce((one, next) => (shownDifference(next, one) > 0 ? next : one));
  // A higher bid always falls short more often. If it does not do so more often than the best bid misses at all, that
  // alone is no argument.
  const isArgument =
    shownDifference(ofOther, roundProbability(1 - make)) > 0 &&
    !named.some((each) => isAgainstNature(drawback, each, other));
  const ofBids = isArgument ? null : bidWords(context, other);
  if (ofBids !== null) return ofBids;
  const isAlone = isToldAlone(ofBest, ofOther);
  const figures = {
    other: nameOf(other),
    chance: probabilityText(t, ofOther),
    best: probabilityText(t, ofBest),
  };
  if (isBrokenNil(context, drawback))
    return t('hint.contrast.broken', {
      ...figures,
      how: about === 'bid' ? 'bid' : isAlone ? 'alone' : 'more',
    });
  return t(`hint.contrast.${drawback}`, { ...figures, never: isAlone ? 'yes' : 'no' });
}
