import type { Exercise } from '@/engine/exercise/index.ts';
import { formatRating } from '@/i18n/format-rating.ts';
import { formatSigned } from '@/i18n/format.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import type { Day } from '@/store/day.ts';
import type { TrainingProgress } from '@/store/practice/training-progress.ts';
import type { SessionAnswer } from '@/store/practice/training-session.ts';
import { Button } from '@/ui/Button.tsx';
import { Page } from '@/ui/Page.tsx';
import styles from './Training.module.css';
import { TrainingFacts } from './TrainingPanel.tsx';

interface SubjectTally {
  readonly subject: Exercise['subject'];
  readonly right: number;
  readonly count: number;
}

/** How many were right in each subject, in the order in which they came up. */
function tallies(answers: readonly SessionAnswer[]): readonly SubjectTally[] {
  const found = new Map<Exercise['subject'], SubjectTally>();
  for (const { subject, isRight } of answers) {
    const { right, count } = found.get(subject) ?? { right: 0, count: 0 };
    found.set(subject, { subject, right: right + Number(isRight), count: count + 1 });
  }
  return [...found.values()];
}

interface TrainingResultProps {
  readonly answers: readonly SessionAnswer[];
  /** By how much the rating changed. */
  readonly change: number;
  readonly progress: TrainingProgress;
  readonly today: Day;
  /** The label of the button that leads back. */
  readonly back: string;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** The result of a session. */
export function TrainingResult(props: TrainingResultProps) {
  const { answers, change, progress, today, back, onAgain, onClose } = props;
  const t = useTranslate();
  const right = answers.filter(({ isRight }) => isRight).length;
  const missed = answers.length - right;
  const subjects = tallies(answers);
  return (
    <Page title={t('training.title')} back={back} onBack={onClose}>
      <div className={styles.panel}>
        {answers.length === 0 ? (
          <p>{t('training.end.none')}</p>
        ) : (
          <>
            <output className={styles.score}>
              {t('training.end.about', { right, count: answers.length })}
            </output>
            {missed === 0 ? null : <p>{t('training.end.missed', { count: missed })}</p>}
            <p>
              {t('training.rated', {
                rating: formatRating(progress.rating.value),
                change: formatSigned(Math.round(change)),
              })}
            </p>
          </>
        )}
        <TrainingFacts progress={progress} today={today} />
        {subjects.length < 2 ? null : (
          <>
            <h2>{t('training.end.subjects')}</h2>
            <ul className={styles.subjects}>
              {subjects.map(({ subject, ...tally }) => (
                <li key={subject}>
                  <span>{t(`exercise.subject.${subject}`)}</span>
                  <span>{t('training.tally', tally)}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        <div className={styles.start}>
          <Button variant="primary" onClick={onAgain}>
            {t('training.again')}
          </Button>
        </div>
      </div>
    </Page>
  );
}
