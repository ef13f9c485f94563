import { type Advice, roundProbability } from '@/engine/index.ts';
import { cardName } from '@/i18n/card-names.ts';
import { probabilityText } from '@/i18n/probability.ts';
import { choiceName } from '@/i18n/choice-name.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { VisuallyHidden } from '@/ui/VisuallyHidden.tsx';
import { pointsFigure } from './figures.ts';
import { choiceKey, isMarked } from './marks.ts';

interface AdviceTableProps {
  readonly advice: Advice;
  /** Whether points are a side's. */
  readonly isSide: boolean;
}

/** All figures of a hint as a table for screen readers. */
export function AdviceTable({ advice, isSide }: AdviceTableProps) {
  const t = useTranslate();
  return (
    <VisuallyHidden>
      <table aria-label={t('hint.table')}>
        <thead>
          <tr>
            <th scope="col">{t('hint.choice')}</th>
            <th scope="col">{t('hint.make')}</th>
            <th scope="col">{t(isSide ? 'hint.side.points' : 'hint.points')}</th>
            <th scope="col">{t('hint.cost')}</th>
          </tr>
        </thead>
        <tbody>
          {advice.options.map(({ command, make, points, cost }, index) => {
            const choice = choiceName(t, command, { isSide, nameCard: cardName });
            return (
              <tr key={choiceKey(command)}>
                <th scope="row">
                  {isMarked(advice, index) ? t('hint.isBest', { choice }) : choice}
                </th>
                <td>{probabilityText(t, roundProbability(make))}</td>
                <td>{pointsFigure(points, advice.unit)}</td>
                <td>{pointsFigure(cost, advice.unit)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
