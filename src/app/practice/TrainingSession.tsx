import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { type SessionAnswer, TrainingResult } from '@/features/exercises/TrainingResult.tsx';
import { timeLeft } from '@/features/exercises/time-left.ts';
import { TrainingWait } from '@/features/exercises/TrainingWait.tsx';
import { formatRating } from '@/i18n/format-rating.ts';
import { formatSigned } from '@/i18n/format.ts';
import { practiceGameName } from '@/i18n/practice-game-name.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import type { Exercise } from '@/engine/exercise/index.ts';
import { type Practice, positionAsExercise } from '@/store/practice/practice.ts';
import { MAX_DUE_IN_SESSION, duePositions } from '@/store/practice/practice-progress.ts';
import { recallOf } from '@/store/practice/spacing.ts';
import type { RatedAnswer } from '@/store/practice/training.ts';
import type { ReadyPosition, Wish } from '@/store/practice/training-stock.ts';
import { useLayer } from '@/ui/layers.ts';
import { ExerciseTable } from './ExerciseTable.tsx';
import { useMade } from './use-made.ts';
import { today } from '../today.ts';
import type { TrainingPorts } from './training.ts';

/** What an answer changed. */
const ratedText = (t: Translate, { before, after }: RatedAnswer): string =>
  t('training.rated', {
    rating: formatRating(after.value),
    change: formatSigned(Math.round(after.value - before.value)),
  });

/** How long a session lasts, in seconds. */
const SESSION_S = 300;

/** The missed positions that are due when the session begins. */
function useDue(practice: Practice): readonly Exercise[] {
  const [due] = useState(() =>
    duePositions(practice.store.getState().positions, today())
      .slice(0, MAX_DUE_IN_SESSION)
      .map(positionAsExercise),
  );
  return due;
}

/** The next position; null while it is awaited. First come those that are due, then new ones. */
function useNextPosition({
  supply,
  practice,
  wish,
}: Pick<TrainingSessionProps, 'supply' | 'practice' | 'wish'>) {
  const due = useDue(practice);
  const [count, setCount] = useState(0);
  const make = useCallback(
    async (signal: AbortSignal): Promise<Exercise | ReadyPosition> =>
      due[count] ?? supply.next(wish, signal),
    [supply, wish, due, count],
  );
  const position = useMade(make, count);
  useEffect(() => () => supply.close(), [supply]);
  return { position, goOn: () => setCount(count + 1) };
}

/** The seconds left; they count down only while a position is open and unanswered. */
function useTimeLeft(isRunning: boolean) {
  const [left, setLeft] = useState(SESSION_S);
  const isOver = left <= 0;
  useEffect(() => {
    if (!isRunning || isOver) return undefined;
    const timer = setInterval(() => setLeft((before) => before - 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning, isOver]);
  return { left, isOver };
}

interface TrainingSessionProps extends TrainingPorts {
  readonly wish: Wish;
  /** The label of the button that leads back. */
  readonly back: string;
  readonly onClose: () => void;
}

/** The answers of a session, each rated, and what the last one changed. */
function useAnswers({ training, practice }: Pick<TrainingPorts, 'training' | 'practice'>) {
  const [answers, setAnswers] = useState<readonly SessionAnswer[]>([]);
  const [rated, setRated] = useState<RatedAnswer | null>(null);
  const [change, setChange] = useState(0);

  /** Counts the first answer to a position; what was missed comes back. */
  function take(exercise: Exercise, isRight: boolean, thoughtMs: number): void {
    const { id, subject, record, right } = exercise;
    setAnswers((before) => [...before, { subject, isRight }]);
    void training.answer(exercise, isRight, null).then((found) => {
      setRated(found);
      setChange((before) => before + found.after.value - found.before.value);
    });
    if (subject === 'own') void practice.review(id, recallOf(isRight, thoughtMs));
    else if (!isRight && right[0] !== undefined)
      void practice.addMissed({ id, record, right: right[0] });
  }

  return { answers, rated, change, take, next: () => setRated(null) };
}

/** Positions until the time is up, then the result. */
function OneSession(props: TrainingSessionProps & { readonly onAgain: () => void }) {
  const { training, practice, back, onAgain, onClose } = props;
  const t = useTranslate();
  const { position, goOn } = useNextPosition(props);
  const { answers, rated, change, take, next } = useAnswers({ training, practice });
  const [isEnded, setEnded] = useState(false);
  const progress = useStore(training.store);
  const isOpen = position !== null && position !== 'failed' && !isEnded;
  const { left, isOver } = useTimeLeft(isOpen && rated === null);
  const leave = answers.length === 0 || isEnded ? onClose : () => setEnded(true);
  useLayer(1, leave);

  if (isEnded)
    return (
      <TrainingResult
        answers={answers}
        change={change}
        progress={progress}
        today={today()}
        back={back}
        onAgain={onAgain}
        onClose={onClose}
      />
    );
  if (!isOpen)
    return (
      <TrainingWait
        hasFailed={position === 'failed'}
        back={back}
        onRetry={goOn}
        onClose={onClose}
      />
    );
  const right = answers.filter(({ isRight }) => isRight).length;
  const place = [
    t(`exercise.subject.${position.subject}`),
    'name' in position && position.name !== null ? practiceGameName(t, position) : '',
    isOver ? t('training.over') : t('training.left', { time: timeLeft(left) }),
    answers.length === 0 ? '' : t('training.tally', { right, count: answers.length }),
    rated === null || rated.position === null ? '' : ratedText(t, rated),
  ];
  return (
    <ExerciseTable
      key={position.id}
      exercise={position}
      place={place.filter((words) => words !== '')}
      onFirst={(isRight, thoughtMs) => take(position, isRight, thoughtMs)}
      onNext={() => {
        next();
        if (isOver) setEnded(true);
        else goOn();
      }}
      {...(isOver ? { next: t('training.finish') } : {})}
      back={back}
      onClose={leave}
    />
  );
}

/** Five minutes of positions, and another five if the player likes. */
export function TrainingSession(props: TrainingSessionProps) {
  const [round, setRound] = useState(0);
  return <OneSession key={round} {...props} onAgain={() => setRound(round + 1)} />;
}
