import { type Command, UNSEEN } from '@/engine/index.ts';
import type { Judgement } from '@/engine/review/index.ts';
import { cardName } from '@/i18n/card-names.ts';
import type { MessageKey, Translate } from '@/i18n/i18n.ts';
import { formatNumber, formatPercent, formatSigned, joinSentences } from '@/i18n/format.ts';

/** What was or could have been chosen, in words: a number, a trump, a card; among partners nil. */
function choiceName(t: Translate, command: Command, isSide: boolean): string {
  switch (command.type) {
    case 'deal':
      return '';
    case 'declare':
      return t(command.blindNil ? 'review.choice.blindNil' : 'review.choice.look');
    case 'bid':
      return isSide && command.bid === 0 ? t('seat.nil') : formatNumber(command.bid);
    case 'nameTrump':
      return t(`trump.${command.trump}`);
    case 'play':
      return command.card === UNSEEN ? t('card.unseen') : cardName(t, command.card);
  }
}

/** Where in the game a decision was made. */
export function placeOf(t: Translate, { about, trick }: Judgement, round: number): string {
  if (about === 'card' && trick !== null)
    return t('review.place.card', { round: round + 1, trick: trick + 1 });
  return t(`review.place.${about === 'card' ? 'bid' : about}`, { round: round + 1 });
}

/** What was chosen, and what was better if something was. */
export function choiceLine(
  t: Translate,
  { about, own, best }: Judgement,
  isBest: boolean,
  isSide: boolean,
): string {
  const kind = isBest ? 'own' : 'better';
  if (own.command.type === 'declare')
    return t(`review.${kind}.declaration`, { own: own.command.blindNil ? 'blindNil' : 'look' });
  const key: MessageKey = `review.${kind}.${about}`;
  return t(key, {
    own: choiceName(t, own.command, isSide),
    best: choiceName(t, best.command, isSide),
  });
}

/** A number of points as it is filled into a message, and what its plural goes by. */
export const counted = (points: number): { readonly points: string; readonly count: number } => {
  const rounded = Math.round(points * 10) / 10;
  return { points: formatNumber(rounded), count: Math.abs(rounded) };
};

/** What a choice promised, and what a better one did; among partners to their side. */
export function expectedLine(
  t: Translate,
  { own, best }: Judgement,
  isBest: boolean,
  isSide: boolean,
): string {
  const values = { ownMake: formatPercent(own.make), ownPoints: counted(own.points).points };
  if (isBest) return t(isSide ? 'review.side.expected' : 'review.expected', values);
  return t(isSide ? 'review.side.expected.better' : 'review.expected.better', {
    ...values,
    bestMake: formatPercent(best.make),
    bestPoints: counted(best.points).points,
  });
}

/**
 * What open cards would have said; empty where it is not known. Among partners it is told against
 * the other side.
 */
export function hindsightLine(t: Translate, { open }: Judgement, isSide: boolean): string {
  if (open === null) return '';
  const figure = (points: number) => {
    const { points: plain, count } = counted(points);
    return { points: isSide ? formatSigned(Math.round(points * 10) / 10) : plain, count };
  };
  const { points, count } = figure(open.points);
  const { points: bestPoints, count: bestCount } = figure(open.bestPoints);
  const line =
    open.points === open.bestPoints
      ? t(isSide ? 'review.side.hindsight.same' : 'review.hindsight.same', { points, count })
      : t(isSide ? 'review.side.hindsight.better' : 'review.hindsight.better', {
          best: choiceName(t, open.command, isSide),
          bestPoints,
          bestCount,
          points,
        });
  return joinSentences([line, open.isExact ? '' : t('review.hindsight.far')]);
}
