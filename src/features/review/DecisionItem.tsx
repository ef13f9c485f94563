import { memo } from 'react';
import { pointDecimals, roundPoints } from '@/engine/advice/index.ts';
import { type ChoiceGrade, type Judgment, gradeOf, isCostly } from '@/engine/review/index.ts';
import { seenAndHeard } from '@/i18n/card-names.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { asSentence, formatFigure, joinSentences } from '@/i18n/format.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Button } from '@/ui/Button.tsx';
import { SeenAndHeard } from '@/ui/SeenAndHeard.tsx';
import styles from './Review.module.css';
import {
  choiceLine,
  costLine,
  expectedLine,
  hindsightLine,
  decisionPlace,
} from './judgment-words.ts';
import type { PointsContext } from './points-context.ts';

/** The grade, with the cost of a costly choice. */
function gradeLine(t: Translate, grade: ChoiceGrade, { cost, pointScale }: Judgment): string {
  const name = t(`review.grade.${grade}`);
  if (!isCostly(grade)) return name;
  return t('review.cost', {
    grade: name,
    points: formatFigure(-roundPoints(cost, pointScale), pointDecimals(pointScale)),
    count: roundPoints(cost, pointScale),
  });
}

interface DecisionProps {
  readonly judgment: Judgment;
  /** 0-based. */
  readonly round: number;
  readonly context: PointsContext;
  /** The heading level; 2 directly below the page's. */
  readonly level?: 2 | 3;
}

/** The verdict on a decision, with hindsight kept separate. */
export function DecisionWords({ judgment, context, level = 3 }: Omit<DecisionProps, 'round'>) {
  const t = useTranslate();
  const Below = level === 2 ? 'h3' : 'h4';
  const grade = gradeOf(judgment);
  const isBest = grade === 'best';
  const { isSide, person } = context;
  const choice = seenAndHeard((nameCard) =>
    asSentence(choiceLine(t, judgment, isBest, { isSide, person, nameCard })),
  );
  const expected = seenAndHeard((nameCard) =>
    joinSentences([
      expectedLine(t, judgment, isBest, context, nameCard),
      costLine(t, judgment, context),
    ]),
  );
  const hindsight = seenAndHeard((nameCard) => hindsightLine(t, judgment, context, nameCard));
  return (
    <>
      <p className={styles.choice}>
        <SeenAndHeard {...choice} />
      </p>
      <p className={styles.expected}>
        <SeenAndHeard {...expected} />
      </p>
      {hindsight.seen === '' ? null : (
        <div className={styles.hindsight}>
          <Below>{t('review.hindsight')}</Below>
          <p>
            <SeenAndHeard {...hindsight} />
          </p>
        </div>
      )}
    </>
  );
}

/** Where a decision was made, and its grade. */
export function DecisionHead({ judgment, round, level = 3 }: Omit<DecisionProps, 'context'>) {
  const t = useTranslate();
  const Heading = `h${level}` as const;
  const grade = gradeOf(judgment);
  return (
    <header className={styles.head}>
      <Heading>{decisionPlace(t, judgment, round)}</Heading>
      <span className={styles.grade} data-grade={grade}>
        {gradeLine(t, grade, judgment)}
      </span>
    </header>
  );
}

interface DecisionItemProps extends DecisionProps {
  readonly onLook: (judgment: Judgment) => void;
}

/** A decision in the list. Memoized, since the list is long. */
export const DecisionItem = memo(function DecisionItem({
  judgment,
  round,
  context,
  onLook,
}: DecisionItemProps) {
  const t = useTranslate();
  return (
    <li className={styles.decision} data-at={judgment.commandIndex} data-grade={gradeOf(judgment)}>
      <DecisionHead judgment={judgment} round={round} />
      <DecisionWords judgment={judgment} context={context} />
      <Button
        className={styles.showPosition}
        aria-label={t('review.look.label', { place: decisionPlace(t, judgment, round) })}
        onClick={() => onLook(judgment)}
      >
        {t('review.look')}
      </Button>
    </li>
  );
});
