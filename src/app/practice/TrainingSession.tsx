import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { TrainingResult } from '@/features/exercises/TrainingResult.tsx';
import { timeLeft } from '@/features/exercises/time-left.ts';
import { TrainingWait } from '@/features/exercises/TrainingWait.tsx';
import { formatRating } from '@/i18n/format-rating.ts';
import { formatSigned } from '@/i18n/format.ts';
import { practiceGameName } from '@/i18n/practice-game-name.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import type { RatedAnswer } from '@/store/practice/training.ts';
import { createTrainingSession } from '@/store/practice/training-session.ts';
import type { TrainingFilter } from '@/store/practice/training-stock.ts';
import { useLayer } from '@/ui/layers.ts';
import { ExerciseTable } from './ExerciseTable.tsx';
import { today } from '../today.ts';
import type { TrainingPorts } from './training.ts';

/** What an answer changed. */
const ratedText = (t: Translate, { before, after }: RatedAnswer): string =>
  t('training.rated', {
    rating: formatRating(after.value),
    change: formatSigned(Math.round(after.value - before.value)),
  });

interface TrainingSessionProps extends TrainingPorts {
  readonly filter: TrainingFilter;
  /** The label of the button that leads back. */
  readonly back: string;
  readonly onClose: () => void;
}

/** A session that is open while the component is mounted. */
function useSession({ supply, training, practice, clock, filter }: TrainingSessionProps) {
  const [session] = useState(() =>
    createTrainingSession({ supply, training, practice, clock, today }, filter),
  );
  useEffect(() => {
    session.open();
    return () => session.close();
  }, [session]);
  return session;
}

/** Positions until the time is up, then the result. */
function OneSession(props: TrainingSessionProps & { readonly onAgain: () => void }) {
  const { training, back, onAgain, onClose } = props;
  const t = useTranslate();
  const session = useSession(props);
  const { position, answers, rated, change, left, isEnded } = useStore(session.store);
  const progress = useStore(training.store);
  const isTimeUp = left <= 0;
  const leave = answers.length === 0 || isEnded ? onClose : session.end;
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
  if (position === null || position === 'failed')
    return (
      <TrainingWait
        hasFailed={position === 'failed'}
        back={back}
        onRetry={session.goOn}
        onClose={leave}
      />
    );
  const right = answers.filter(({ isRight }) => isRight).length;
  const place = [
    t(`exercise.subject.${position.subject}`),
    'name' in position && position.name !== null ? practiceGameName(t, position) : '',
    isTimeUp ? t('training.over') : t('training.left', { time: timeLeft(left) }),
    answers.length === 0 ? '' : t('training.tally', { right, count: answers.length }),
    rated === null || rated.position === null ? '' : ratedText(t, rated),
  ];
  return (
    <ExerciseTable
      key={position.id}
      exercise={position}
      place={place.filter((words) => words !== '')}
      onFirst={(isRight, thoughtMs) => void session.answer(position, isRight, thoughtMs)}
      onNext={session.goOn}
      {...(isTimeUp ? { next: t('training.finish') } : {})}
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
