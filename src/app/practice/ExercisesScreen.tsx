import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { ExercisesPage, type LastOpened } from '@/features/exercises/ExercisesPage.tsx';
import { TrainingPanel } from '@/features/exercises/TrainingPanel.tsx';
import { TrainingWait } from '@/features/exercises/TrainingWait.tsx';
import { useTranslate } from '@/i18n/use-translate.ts';
import { browserClock } from '@/platform/clock.ts';
import type { Exercise } from '@/engine/exercise/index.ts';
import { type Day, dayOf } from '@/store/day.ts';
import type { Clock } from '@/store/ports/clock.ts';
import { type Practice, positionAsExercise } from '@/store/practice/practice.ts';
import {
  MAX_DUE_IN_SESSION,
  type KeptPosition,
  byDueDay,
  duePositions,
} from '@/store/practice/practice-progress.ts';
import { recallOf } from '@/store/practice/spacing.ts';
import type { Training } from '@/store/practice/training.ts';
import type { Supply } from '@/store/practice/training-supply.ts';
import type { PracticeGame } from '@/store/practice/practice-games.ts';
import { type TrainingFilter, withCurrentGame } from '@/store/practice/training-stock.ts';
import { ExerciseTable } from './ExerciseTable.tsx';
import { PuzzleOfDay } from './PuzzleOfDay.tsx';
import { TrainingSession } from './TrainingSession.tsx';
import { useKeptState } from '../kept-place.ts';
import { today } from '../today.ts';
import { supply as appSupply, training as savedTraining } from './training.ts';
import { storedExercises } from '@/storage/exercises/stored-exercises.ts';
import { practice as savedPractice } from './practice.ts';
import { usePracticeGames } from './use-practice-games.ts';
import { useLayer } from '@/ui/layers.ts';
import { useTime } from '@/ui/use-time.ts';

/** The exercises to do in a row, and the index of the current one. */
interface Series {
  readonly exercises: readonly Exercise[];
  readonly at: number;
}

const ANYTHING: TrainingFilter = { subject: null, game: null, grade: 'fitting' };

interface ExerciseSeriesProps {
  readonly series: Series;
  readonly practice: Practice;
  readonly onSeries: (series: Series) => void;
  readonly onClose: () => void;
}

/** Exercises in a row. */
function ExerciseSeries({ series, practice, onSeries, onClose }: ExerciseSeriesProps) {
  const t = useTranslate();
  const { exercises, at } = series;
  const exercise = exercises[at];
  // The list, to which the player returns from an exercise.
  useLayer(1, onClose);
  if (exercise === undefined) return null;
  const subject = t(`exercise.subject.${exercise.subject}`);
  return (
    <ExerciseTable
      key={exercise.id}
      exercise={exercise}
      place={[t('exercise.place', { subject, index: at + 1, count: exercises.length })]}
      onSolved={() => {
        if (exercise.subject !== 'own') void practice.solve(exercise);
      }}
      onFirst={(isRight, thoughtMs) => {
        if (exercise.subject === 'own')
          void practice.review(exercise.id, recallOf(isRight, thoughtMs));
      }}
      onNext={at + 1 < exercises.length ? () => onSeries({ exercises, at: at + 1 }) : null}
      onClose={onClose}
    />
  );
}

/** What is open instead of the list. */
type Opened =
  | { readonly kind: 'series'; readonly series: Series }
  | { readonly kind: 'session'; readonly series?: never }
  /** The day stays that of the puzzle, even past midnight. */
  | { readonly kind: 'puzzle'; readonly day: Day; readonly series?: never };

interface ExercisesScreenProps {
  readonly practice?: Practice;
  readonly training?: Training;
  readonly supply?: Supply;
  readonly clock?: Clock;
  readonly onClose: () => void;
}

/** What the player wants to train: at first anything. Positions for it are made while the list is open. */
function useTrainingFilter(supply: Supply, games: readonly PracticeGame[], isListOpen: boolean) {
  const [chosen, setFilter] = useState<TrainingFilter>(ANYTHING);
  const filter = useMemo(() => withCurrentGame(chosen, games), [chosen, games]);
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void supply.lastFilter().then((last) => {
      if (!isCurrent) return;
      if (last !== null) setFilter(last);
      setRead(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [supply]);
  useEffect(() => {
    if (!isRead || !isListOpen) return undefined;
    supply.prepare(filter);
    return () => supply.close();
  }, [supply, filter, isRead, isListOpen]);
  return { filter, setFilter, isRead };
}

/** The exercises that come with the game, once progress is read as well; null until then. */
function useStoredExercises(practice: Practice, training: Training) {
  const [stored, setStored] = useState<readonly Exercise[] | 'failed' | null>(null);
  useEffect(() => {
    Promise.all([storedExercises(), practice.load(), training.load()]).then(
      ([exercises]) => setStored(exercises),
      () => setStored('failed'),
    );
  }, [practice, training]);
  return stored;
}

/** The exercises that come with the game, and missed positions; null until they are read. */
const withPositions = (
  stored: readonly Exercise[] | 'failed' | null,
  positions: readonly KeptPosition[],
): readonly Exercise[] | null =>
  stored === null || stored === 'failed'
    ? null
    : [...stored, ...byDueDay(positions).map(positionAsExercise)];

interface ListProps extends Required<Omit<ExercisesScreenProps, 'supply' | 'clock'>> {
  /** Kept while the list is closed, so that it is there at once on the way back. */
  readonly stored: ReturnType<typeof useStoredExercises>;
  readonly games: readonly PracticeGame[];
  readonly filter: TrainingFilter;
  readonly onFilter: (filter: TrainingFilter) => void;
  readonly last: LastOpened;
  readonly onBegin: (exercises: readonly Exercise[]) => void;
  readonly onOpen: (kind: 'session' | 'puzzle') => void;
}

/** The list of exercises, with training above it. */
function ExerciseList({
  stored,
  practice,
  training,
  games,
  filter,
  onFilter,
  last,
  onBegin,
  onOpen,
  onClose,
}: ListProps) {
  const { solved, positions, isPersistent } = useStore(practice.store);
  const progress = useStore(training.store);
  const day = dayOf(useTime(Date.now)[0]);
  const due = new Set(duePositions(positions, day).map(({ id }) => id));
  return (
    <ExercisesPage
      exercises={withPositions(stored, positions)}
      solved={new Set(solved)}
      due={due}
      isPersistent={isPersistent && progress.isPersistent}
      hasFailed={stored === 'failed'}
      last={last}
      onBegin={onBegin}
      onClose={onClose}
    >
      {stored === null ? null : (
        <TrainingPanel
          games={games}
          filter={filter}
          progress={progress}
          today={day}
          due={Math.min(due.size, MAX_DUE_IN_SESSION)}
          last={last}
          onFilter={onFilter}
          onStart={() => onOpen('session')}
          onPuzzle={() => onOpen('puzzle')}
        />
      )}
    </ExercisesPage>
  );
}

/** Shown until progress and the last selection are read, where training opens with the page. */
function TrainingSoon({ back, onClose }: { readonly back: string; readonly onClose: () => void }) {
  useLayer(1, onClose);
  return <TrainingWait hasFailed={false} back={back} onRetry={() => undefined} onClose={onClose} />;
}

/** The list of exercises, training, and the table for either. */
export function ExercisesScreen({
  practice = savedPractice,
  training = savedTraining,
  supply = appSupply,
  clock = browserClock,
  onClose,
}: ExercisesScreenProps) {
  const t = useTranslate();
  const stored = useStoredExercises(practice, training);
  const [opened, setOpened] = useKeptState<Opened>();
  const [last, setLast] = useState<LastOpened>(null);
  const games = usePracticeGames();
  const { filter, setFilter, isRead } = useTrainingFilter(supply, games, opened === null);
  const ports = { supply, training, practice, clock, back: t('exercise.back') };
  const close = (): void => setOpened(null);

  function begin(exercises: readonly Exercise[]): void {
    setLast(exercises[0]?.subject ?? null);
    setOpened({ kind: 'series', series: { exercises, at: 0 } });
  }

  function open(kind: 'session' | 'puzzle'): void {
    setLast(kind);
    setOpened(kind === 'puzzle' ? { kind, day: today() } : { kind });
  }

  if (opened === null)
    return (
      <ExerciseList
        stored={stored}
        practice={practice}
        training={training}
        games={games}
        filter={filter}
        onFilter={setFilter}
        last={last}
        onBegin={begin}
        onOpen={open}
        onClose={onClose}
      />
    );
  if (opened.kind !== 'series' && (stored === null || !isRead))
    return <TrainingSoon back={ports.back} onClose={close} />;
  if (opened.kind === 'puzzle') return <PuzzleOfDay {...ports} day={opened.day} onClose={close} />;
  if (opened.kind === 'session')
    return <TrainingSession {...ports} filter={filter} onClose={close} />;
  return (
    <ExerciseSeries
      series={opened.series}
      practice={practice}
      onSeries={(series) => setOpened({ kind: 'series', series })}
      onClose={close}
    />
  );
}
