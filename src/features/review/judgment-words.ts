import {
  CLEAR_POINTS,
  costParts,
  drawbackOf,
  isAgainstNature,
  missesAlike,
  namesLoss,
  overOf,
  roundOutcome,
  pointDecimals,
  roundProbability,
  roundPoints,
} from '@/engine/advice/index.ts';
import { type ChoiceValue, type Judgment, gradeOf, isCostly } from '@/engine/review/index.ts';
import { costPartsText } from '@/i18n/cost-parts.ts';
import { type NameCard, spokenCard } from '@/i18n/card-names.ts';
import { probabilityText } from '@/i18n/probability.ts';
import { choiceName } from '@/i18n/choice-name.ts';
import type { MessageKey, Translate } from '@/i18n/i18n.ts';
import { formatFigures } from '@/i18n/figures.ts';
import {
  asSentence,
  formatNumber,
  formatPercent,
  formatSigned,
  joinSentences,
} from '@/i18n/format.ts';
import { type PointsContext, whoOf } from './points-context.ts';

/** Where in the game a decision was made. */
export function decisionPlace(t: Translate, { about, trick }: Judgment, round: number): string {
  if (about === 'card' && trick !== null)
    return t('review.place.card', { round: round + 1, trick: trick + 1 });
  return t(`review.place.${about === 'card' ? 'bid' : about}`, { round: round + 1 });
}

/** The choice, and the better one if there was one. */
export function choiceLine(
  t: Translate,
  { about, own, best }: Judgment,
  isBest: boolean,
  {
    isSide,
    person: name,
    nameCard = spokenCard,
  }: Pick<PointsContext, 'isSide' | 'person'> & { readonly nameCard?: NameCard },
): string {
  const kind = isBest ? 'own' : 'better';
  const subject = { who: name === '' ? 'you' : 'other', name };
  if (own.command.type === 'declare')
    return t(`review.${kind}.declaration`, {
      ...subject,
      own: own.command.blindNil ? 'blindNil' : 'look',
    });
  const key: MessageKey = `review.${kind}.${about}`;
  return t(key, {
    ...subject,
    own: choiceName(t, own.command, { isSide, nameCard }),
    best: choiceName(t, best.command, { isSide, nameCard }),
  });
}

/** Points as text, and as a number for the plural. */
const counted = (points: number): { readonly points: string; readonly count: number } => {
  const rounded = Math.round(points * 10) / 10;
  return { points: formatNumber(rounded), count: Math.abs(rounded) };
};

/** Expected points, rounded as in hints, with the decimals that one of them needs. */
const expected = (points: readonly number[], pointScale: number): string[] =>
  formatFigures(
    points.map((each) => roundPoints(each, pointScale)),
    pointDecimals(pointScale),
  );

const chanceOf = (t: Translate, { make }: ChoiceValue): string =>
  probabilityText(t, roundProbability(make));

/** Set by hand: a difference between two chances that is said even where both round to the same step. */
const CLEAR_CHANCE = 0.02;

/**
 * Whether rounding as in hints hides how the chances of two choices differ. Close to certain, the steps stay: no chance
 * from playouts is 0% or 100%.
 */
export function isHiddenByRounding({ own, best }: Pick<Judgment, 'own' | 'best'>): boolean {
  const [ofOwn, ofBest] = [roundProbability(own.make), roundProbability(best.make)];
  const isSame = ofOwn.near === ofBest.near && ofOwn.is === ofBest.is;
  return isSame && ofOwn.is === 'at' && Math.abs(best.make - own.make) >= CLEAR_CHANCE;
}

/** The chances of two choices as text: rounded as in hints or, where that hides how they differ, to whole percents. */
const chancesOf = (t: Translate, own: ChoiceValue, best: ChoiceValue): [string, string] =>
  isHiddenByRounding({ own, best })
    ? [formatPercent(own.make), formatPercent(best.make)]
    : [chanceOf(t, own), chanceOf(t, best)];

/** Whether expected points favor the best choice: if the lowest total wins, fewer do. */
const pointsFavorBest = ({ own, best, pointScale }: Judgment, isLow: boolean): boolean => {
  const difference = roundPoints(best.points, pointScale) - roundPoints(own.points, pointScale);
  return isLow ? difference < 0 : difference > 0;
};

/**
 * Whether expected points explain less than half of the cost, and the best choice leaves the opponents fewer.
 */
function isMostlyByOthers({ own, best, cost, pointScale }: Judgment, isLow: boolean): boolean {
  const [gain, taken] = [best.points - own.points, own.others - best.others].map((each) =>
    isLow ? -each : each,
  ) as [number, number];
  return 2 * gain < cost && taken >= CLEAR_POINTS * pointScale;
}

/** Why the best choice is better although it has no more expected points: opponents' points, or bags. */
function otherReason(t: Translate, { own, best, pointScale }: Judgment, isSide: boolean): string {
  const [ownOthers = '', bestOthers = ''] = expected([own.others, best.others], pointScale);
  // Among partners bags count, too, and may outweigh what the other side scores more.
  if (isSide ? roundPoints(own.others - best.others, pointScale) > 0 : ownOthers !== bestOthers)
    return t(isSide ? 'review.side.expected.others' : 'review.expected.others', {
      own: ownOthers,
      best: bestOthers,
    });
  return isSide ? t('review.side.expected.bags') : '';
}

/** How the choice misses more often than the best one; '' where that is unknown, hardly visible or said already. */
function missLine(t: Translate, { own, best, pointScale }: Judgment): string {
  if (own.short === undefined || best.short === undefined) return '';
  const [chosen, better] = [
    { ...own, short: own.short },
    { ...best, short: best.short },
  ];
  const drawback = drawbackOf([better], chosen, { pointScale, isLow: false });
  if (drawback === null || drawback === 'pay' || isAgainstNature(drawback, best, own)) return '';
  // “5% instead of under 5%”, beside a chance of “under 5% instead of 5%”
  if (missesAlike(better, chosen)) return '';
  const [ofOwn = '', ofBest = ''] = [chosen, better].map((choice) =>
    probabilityText(t, roundOutcome(choice)[drawback]),
  );
  // “55% instead of 45%”, beside a chance of “45% instead of 55%”, where the choices can only be missed this way
  const isOneWay = [chosen, better].every((choice) => choice.short === 0 || overOf(choice) === 0);
  if (isOneWay && ofOwn === chanceOf(t, best) && ofBest === chanceOf(t, own)) return '';
  return t(`review.miss.${drawback}`, { own: ofOwn, best: ofBest });
}

/** What the cost of a costly choice consists of; '' where it is the difference of the points shown, or not shown. */
export function costLine(
  t: Translate,
  judgment: Judgment,
  { isSide, isLow, person }: Pick<PointsContext, 'isSide' | 'isLow' | 'person'>,
): string {
  if (!isCostly(gradeOf(judgment))) return '';
  const { own, best, cost, pointScale } = judgment;
  const decimals = pointDecimals(pointScale);
  const shown = (points: number): number => roundPoints(points, pointScale);
  const lost = (isLow ? -1 : 1) * (shown(best.points) - shown(own.points));
  const parts = costParts(shown(cost), lost, decimals);
  return parts === null
    ? ''
    : costPartsText(t, parts, { isSide, who: whoOf({ person }), decimals });
}

/** Why the better choice beats the player's, as the hint tells that player; '' if unknown. */
function reasonLine(
  t: Translate,
  judgment: Judgment,
  { person, reasonOf }: PointsContext,
  nameCard: NameCard,
): string {
  const reason = asSentence(reasonOf?.(t, judgment, nameCard) ?? '');
  // It speaks to whoever decided.
  return reason === '' || person === '' ? reason : t('review.reason.quoted', { reason });
}

/** Expected results of a choice and of the better one; in partnerships, for the side. */
export function expectedLine(
  t: Translate,
  judgment: Judgment,
  isBest: boolean,
  context: PointsContext,
  nameCard: NameCard = spokenCard,
): string {
  const { isSide, isLow } = context;
  const who = whoOf(context);
  const { own, best, pointScale } = judgment;
  const [ownMake, bestMake] = isBest ? [chanceOf(t, own), ''] : chancesOf(t, own, best);
  const shown = isBest ? [own.points] : [own.points, best.points];
  const [ownPoints = '', bestPoints = ''] = expected(shown, pointScale);
  if (isBest)
    return isSide
      ? t('review.side.expected', { who, ownMake, ownPoints })
      : t('review.expected', { ownMake, ownPoints });
  const isSameChance = ownMake === bestMake;
  const isSame = ownPoints === bestPoints;
  const figures = {
    same: isSameChance ? (isSame ? 'both' : 'chance') : isSame ? 'points' : 'none',
    ownMake,
    bestMake,
    ownPoints,
    bestPoints,
  } as const;
  const line = isSide
    ? t('review.side.expected.better', { who, ...figures })
    : t('review.expected.better', figures);
  const told = reasonLine(t, judgment, context, nameCard);
  if (judgment.contrast !== undefined && namesLoss(judgment.contrast) && told !== '')
    return joinSentences([line, told]);
  const isExplained = pointsFavorBest(judgment, isLow) && !isMostlyByOthers(judgment, isLow);
  const reason = isExplained ? '' : otherReason(t, judgment, isSide);
  const missed = told === '' && !isSide ? missLine(t, judgment) : told;
  return joinSentences([line, missed, reason]);
}

/** Hindsight in words; '' if unknown. In partnerships relative to the other side. */
export function hindsightLine(
  t: Translate,
  { hindsight }: Judgment,
  { isSide, person }: Pick<PointsContext, 'isSide' | 'person'>,
  nameCard: NameCard = spokenCard,
): string {
  if (hindsight === null) return '';
  const figure = (points: number) => {
    const { points: plain, count } = counted(points);
    return { points: isSide ? formatSigned(Math.round(points * 10) / 10) : plain, count };
  };
  const { points, count } = figure(hindsight.points);
  const { points: bestPoints, count: bestCount } = figure(hindsight.bestPoints);
  const who = whoOf({ person });
  const same = { points, count };
  const better = {
    best: choiceName(t, hindsight.command, { isSide, nameCard }),
    bestPoints,
    bestCount,
    points,
  };
  const isSame = hindsight.points === hindsight.bestPoints;
  const line = isSide
    ? isSame
      ? t('review.side.hindsight.same', { who, ...same })
      : t('review.side.hindsight.better', { who, ...better })
    : isSame
      ? t('review.hindsight.same', same)
      : t('review.hindsight.better', better);
  return joinSentences([line, hindsight.isExact ? '' : t('review.hindsight.far')]);
}
