import { type ChoiceGrade, type Judgement, gradeOf, isWrong } from '@/engine/review/index.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { formatSigned } from '@/i18n/format.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Button } from '@/ui/Button.tsx';
import styles from './Review.module.css';
import { choiceLine, counted, expectedLine, hindsightLine, placeOf } from './words.ts';

/** The grade, and what a choice cost that was wrong. */
function gradeLine(t: Translate, grade: ChoiceGrade, { cost }: Judgement): string {
  const name = t(`review.grade.${grade}`);
  if (!isWrong(grade)) return name;
  return t('review.cost', {
    grade: name,
    points: formatSigned(-Math.round(cost * 10) / 10),
    count: counted(cost).count,
  });
}

interface DecisionProps {
  readonly judged: Judgement;
  /** 0-based. */
  readonly round: number;
  /** Whether points are those of a side. */
  readonly isSide: boolean;
}

/** What is thought of a decision; apart from it what open cards would have said. */
export function DecisionWords({ judged, isSide }: Omit<DecisionProps, 'round'>) {
  const t = useTranslate();
  const grade = gradeOf(judged);
  const isBest = grade === 'best';
  const hindsight = hindsightLine(t, judged, isSide);
  return (
    <>
      <p className={styles.choice}>{choiceLine(t, judged, isBest, isSide)}</p>
      <p className={styles.expected}>{expectedLine(t, judged, isBest, isSide)}</p>
      {hindsight === '' ? null : (
        <div className={styles.hindsight}>
          <h4>{t('review.hindsight')}</h4>
          <p>{hindsight}</p>
        </div>
      )}
    </>
  );
}

/** Where a decision was made, and its grade. */
export function DecisionHead({ judged, round }: Omit<DecisionProps, 'isSide'>) {
  const t = useTranslate();
  const grade = gradeOf(judged);
  return (
    <header className={styles.head}>
      <h3>{placeOf(t, judged, round)}</h3>
      <span className={styles.grade} data-grade={grade}>
        {gradeLine(t, grade, judged)}
      </span>
    </header>
  );
}

interface DecisionItemProps extends DecisionProps {
  readonly onLook: () => void;
}

/** A decision in the list. */
export function DecisionItem({ judged, round, isSide, onLook }: DecisionItemProps) {
  const t = useTranslate();
  return (
    <li className={styles.decision} data-at={judged.at} data-grade={gradeOf(judged)}>
      <DecisionHead judged={judged} round={round} />
      <DecisionWords judged={judged} isSide={isSide} />
      <Button
        className={styles.look}
        aria-label={t('review.look.label', { place: placeOf(t, judged, round) })}
        onClick={onLook}
      >
        {t('review.look')}
      </Button>
    </li>
  );
}
