import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslate } from '@/i18n/use-translate.ts';
import { type Exercise, SUBJECTS } from '@/engine/exercise/index.ts';
import { Button } from '@/ui/Button.tsx';
import { Page } from '@/ui/Page.tsx';
import styles from './ExercisesPage.module.css';

interface SubjectProps {
  readonly subject: Exercise['subject'];
  readonly exercises: readonly Exercise[];
  /** The number solved. */
  readonly solved: number;
  /** The number of missed positions that are due. */
  readonly due: number;
  /** Whether the player comes back from this subject. */
  readonly isLast: boolean;
  readonly onBegin: () => void;
}

/** One subject with its progress. */
function SubjectItem({ subject, exercises, solved, due, isLast, onBegin }: SubjectProps) {
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (isLast) button.current?.focus();
  }, [isLast]);
  const name = t(`exercise.subject.${subject}`);
  const count = exercises.length;
  const isOwn = subject === 'own';
  return (
    <li className={styles.subject}>
      <h2>{name}</h2>
      <p className={styles.about}>
        {t(isOwn && count === 0 ? 'exercise.own.none' : `exercise.about.${subject}`)}
      </p>
      {count === 0 ? null : (
        <p className={styles.progress}>
          {isOwn ? null : (
            <span className={styles.bar} style={{ '--share': solved / count }} aria-hidden="true" />
          )}
          {isOwn ? t('exercise.due', { due, count }) : t('exercise.solved', { solved, count })}
        </p>
      )}
      {count === 0 ? null : (
        <Button
          ref={button}
          aria-label={t('exercise.begin.label', { subject: name })}
          onClick={onBegin}
        >
          {t('exercise.begin')}
        </Button>
      )}
    </li>
  );
}

/** What was opened last from the page, to which the focus returns: a subject, training or the puzzle. */
export type LastOpened = Exercise['subject'] | 'session' | 'puzzle' | null;

interface ExercisesPageProps {
  /** All exercises, including positions from the player's games; null while loading. */
  readonly exercises: readonly Exercise[] | null;
  readonly solved: ReadonlySet<string>;
  /** The ids of missed positions that are due. */
  readonly due: ReadonlySet<string>;
  /** Whether progress is saved on this device. */
  readonly isPersistent: boolean;
  readonly hasFailed: boolean;
  readonly last: LastOpened;
  readonly onBegin: (series: readonly Exercise[]) => void;
  readonly onClose: () => void;
  /** Above the subjects. */
  readonly children?: ReactNode;
}

/** All subjects with their progress. */
export function ExercisesPage({
  exercises,
  solved,
  due,
  isPersistent,
  hasFailed,
  last,
  onBegin,
  onClose,
  children,
}: ExercisesPageProps) {
  const t = useTranslate();

  /** The unsolved ones, or those that are due; all if there are none. */
  function begin(series: readonly Exercise[]): void {
    const open = series.filter(({ id, subject }) =>
      subject === 'own' ? due.has(id) : !solved.has(id),
    );
    onBegin(open.length === 0 ? series : open);
  }

  return (
    <Page title={t('exercise.title')} back={t('table.back')} onBack={onClose}>
      <p className={styles.intro}>{t('exercise.intro')}</p>
      {hasFailed ? <p role="alert">{t('exercise.failed')}</p> : null}
      {isPersistent ? null : <p role="alert">{t('exercise.notKept')}</p>}
      {children}
      {exercises === null ? null : (
        <ul className={styles.subjects}>
          {([...SUBJECTS, 'own'] as const).map((subject) => {
            const about = exercises.filter((each) => each.subject === subject);
            return (
              <SubjectItem
                key={subject}
                subject={subject}
                exercises={about}
                isLast={subject === last}
                solved={about.filter(({ id }) => solved.has(id)).length}
                due={due.size}
                onBegin={() => begin(about)}
              />
            );
          })}
        </ul>
      )}
    </Page>
  );
}
