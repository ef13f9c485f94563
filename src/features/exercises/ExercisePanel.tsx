import { type ReactNode } from 'react';
import type { Command, PlayerView } from '@/engine/index.ts';
import type { SeenAndHeard as SeenAndHeardText } from '@/i18n/card-names.ts';
import { asSentence, sentenceGap } from '@/i18n/format.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import type { Exercise } from '@/engine/exercise/index.ts';
import { type ExerciseStatus, isAnswered } from '@/store/practice/exercise-attempt.ts';
import { Button } from '@/ui/Button.tsx';
import { useFocusOnMount } from '@/ui/use-focus-on-mount.ts';
import { SeenAndHeard } from '@/ui/SeenAndHeard.tsx';
import styles from './ExercisePanel.module.css';

interface ExercisePanelProps {
  readonly exercise: Exercise;
  readonly view: PlayerView;
  /** The subject and the place in a series, or the progress of a session. */
  readonly place: readonly string[];
  readonly status: ExerciseStatus;
  /** Counts choices, so that repeated text is announced again. */
  readonly tries: number;
  /** The cost of the last choice. */
  readonly cost: ReactNode;
  /** Facts needed for the choice that the table does not show. */
  readonly given: readonly string[];
  /** The explanation besides the hint. */
  readonly explanation: readonly SeenAndHeardText[];
  /** Shows the tricks so far; null before the first. */
  readonly onTricks: (() => void) | null;
  readonly onShow: () => void;
  /** Absent at the last one. */
  readonly onNext: (() => void) | null;
  /** The label of the button that continues; null if it goes to the next exercise, or back. */
  readonly next: string | null;
  readonly onClose: () => void;
}

const ASKED = { bid: 'exercise.ask.bid', nameTrump: 'exercise.ask.trump' } as const;

/** The question of an exercise. */
function question(
  choices: PlayerView['choices'],
): 'exercise.ask.bid' | 'exercise.ask.card' | 'exercise.ask.trump' {
  const type: Command['type'] | undefined = choices[0]?.command.type;
  return type === 'bid' || type === 'nameTrump' ? ASKED[type] : 'exercise.ask.card';
}

/** Subjects whose sentence asks for the choice already. */
const ASKING: ReadonlySet<Exercise['subject']> = new Set(['follow', 'lead', 'last', 'trump']);

/** What an exercise is about, what is given, and the question. */
function Question({
  subject,
  view,
  given,
}: Pick<Exercise, 'subject'> & Pick<ExercisePanelProps, 'view' | 'given'>) {
  const t = useTranslate();
  const about = subject === 'own' ? null : t(`exercise.about.${subject}`);
  const isAsking = about !== null && ASKING.has(subject);
  const facts = about === null || isAsking ? given : [about, ...given];
  return (
    <p className={styles.text}>
      {facts.map((sentence) => (
        <span key={sentence}>{sentence + sentenceGap()}</span>
      ))}
      <strong>{isAsking ? about : t(question(view.choices))}</strong>
    </p>
  );
}

/** Goes to the next exercise once this one is done. */
function NextButton({
  onNext,
  next,
  onClose,
}: Pick<ExercisePanelProps, 'onNext' | 'next' | 'onClose'>) {
  const t = useTranslate();
  const button = useFocusOnMount<HTMLButtonElement>(false);
  return (
    <Button ref={button} variant="primary" onClick={onNext ?? onClose}>
      {next ?? t(onNext === null ? 'exercise.back' : 'exercise.next')}
    </Button>
  );
}

/** Whether the choice was right, and why. */
function Verdict({
  status,
  tries,
  cost,
  explanation,
}: Pick<ExercisePanelProps, 'status' | 'tries' | 'cost' | 'explanation'>) {
  const t = useTranslate();
  return (
    <p className={styles.text} role="alert">
      {status === 'wrong' ? (
        <span key={tries}>
          <strong>{t('exercise.wrong') + sentenceGap()}</strong>
          {cost}
          <span className={styles.again}>{t('exercise.again')}</span>
        </span>
      ) : null}
      {status === 'right' ? (
        <strong className={styles.right}>{t('exercise.right') + sentenceGap()}</strong>
      ) : null}
      {status === 'right' || status === 'shown'
        ? explanation.map(({ seen, heard }) => (
            <span key={seen}>
              <SeenAndHeard
                seen={asSentence(seen) + sentenceGap()}
                heard={asSentence(heard) + sentenceGap()}
              />
            </span>
          ))
        : null}
    </p>
  );
}

/** The question of an exercise and the verdict; the choice is made at the table. */
export function ExercisePanel({
  exercise: { subject, preset, grade },
  view,
  place,
  status,
  tries,
  cost,
  given,
  explanation,
  onTricks,
  onShow,
  onNext,
  next,
  onClose,
}: ExercisePanelProps) {
  const t = useTranslate();
  return (
    <section
      className={styles.panel}
      aria-label={t('exercise.title')}
      data-status={status}
      data-tricks={onTricks !== null}
    >
      <p className={styles.about}>
        {place.map((words) => (
          <span key={words}>{words}</span>
        ))}
        {preset === null && grade === null ? null : (
          <span className={styles.game}>
            {preset === null ? null : <span>{t(`preset.${preset}`)}</span>}
            {grade === null ? null : <span>{t(`level.${grade}`)}</span>}
          </span>
        )}
      </p>
      {status === 'open' ? <Question subject={subject} view={view} given={given} /> : null}
      <Verdict status={status} tries={tries} cost={cost} explanation={explanation} />
      <div className={styles.answers}>
        {onTricks === null ? null : (
          <Button className={styles.tricks} aria-keyshortcuts="g" onClick={onTricks}>
            {t('exercise.tricks')}
          </Button>
        )}
        {isAnswered({ status }) ? (
          <NextButton onNext={onNext} next={next} onClose={onClose} />
        ) : (
          <Button onClick={onShow}>{t('exercise.show')}</Button>
        )}
      </div>
    </section>
  );
}
