import { type Advice, type PlayerView, hasPartners } from '@/engine/index.ts';
import {
  type RoundedProbability,
  asShown,
  roundOutcome,
  roundProbability,
} from '@/engine/advice/index.ts';
import { cardName } from '@/i18n/card-names.ts';
import { playerName } from '@/i18n/player-names.ts';
import { probabilityText } from '@/i18n/probability.ts';
import { choiceName } from '@/i18n/choice-name.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { VisuallyHidden } from '@/ui/VisuallyHidden.tsx';
import { countsOthers } from './cost-words.ts';
import { pointsFigure } from './points-figure.ts';
import { choiceKey, markedChoices } from './hint-marks.ts';
import { opponentAtStake } from './opponent-marks.ts';

interface AdviceTableProps {
  readonly advice: Advice;
  readonly view: Pick<PlayerView, 'rules' | 'seats'>;
  /** Whether the best choice is named. */
  readonly isNamed: boolean;
  /** Whether the player's own bid is settled: then an opponent's is shown. */
  readonly isSettled: boolean;
}

/** All figures of a hint as a table for screen readers. */
export function AdviceTable({ advice: given, view, isNamed, isSettled }: AdviceTableProps) {
  const t = useTranslate();
  const { rules, seats } = view;
  const isSide = hasPartners(rules);
  const advice = asShown(given);
  const inWords = (chance: RoundedProbability): string => probabilityText(t, chance);
  // A contract is missed only by too few tricks.
  const showsMisses = !isSide && !isSettled;
  const opponent = isSettled ? opponentAtStake(given) : undefined;
  const marked = isNamed ? markedChoices(advice) : [];
  const bestKey = marked.length > 1 ? 'hint.isTied' : 'hint.isBest';
  return (
    <VisuallyHidden>
      <table aria-label={t('hint.table')}>
        <thead>
          <tr>
            <th scope="col">{t('hint.choice')}</th>
            {opponent === undefined ? null : (
              <th scope="col">
                {t('hint.opponent', { name: playerName(t, seats[opponent.seat]) })}
              </th>
            )}
            {isSettled ? null : <th scope="col">{t('hint.make')}</th>}
            {showsMisses ? <th scope="col">{t('hint.few')}</th> : null}
            {showsMisses ? <th scope="col">{t('hint.many')}</th> : null}
            <th scope="col">{t(isSide ? 'hint.side.points' : 'hint.points')}</th>
            <th scope="col">
              {t('hint.cost', {
                scope: !countsOthers(rules, advice) ? 'none' : isSide ? 'bags' : 'points',
              })}
            </th>
          </tr>
        </thead>
        <tbody>
          {advice.options.map((option, at) => {
            const { command, points, cost } = option;
            const { make, short, over } = roundOutcome(option);
            const choice = choiceName(t, command, { isSide, nameCard: cardName });
            return (
              <tr key={choiceKey(command)}>
                <th scope="row">{marked.includes(option) ? t(bestKey, { choice }) : choice}</th>
                {opponent === undefined ? null : (
                  <td>{inWords(roundProbability(opponent.made[at] ?? 0))}</td>
                )}
                {isSettled ? null : <td>{inWords(make)}</td>}
                {showsMisses ? <td>{inWords(short)}</td> : null}
                {showsMisses ? <td>{inWords(over)}</td> : null}
                <td>{pointsFigure(points, advice.pointScale)}</td>
                <td>{pointsFigure(cost, advice.pointScale)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
