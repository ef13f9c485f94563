import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { ExercisesPage } from '@/features/exercises/ExercisesPage.tsx';
import type { Exercise } from '@/store/exercise.ts';
import { type Practice, positionAsExercise } from '@/store/practice.ts';
import { ExerciseTable } from './ExerciseTable.tsx';
import { storedExercises } from '@/storage/exercises/stored.ts';
import { practice as savedPractice } from './practice.ts';
import { useLayer } from '@/ui/layers.ts';

/** The exercises to do in a row, and the index of the current one. */
interface Series {
  readonly exercises: readonly Exercise[];
  readonly at: number;
}

interface ExercisesScreenProps {
  readonly practice?: Practice;
  readonly onClose: () => void;
}

/** The list of exercises, and the table for one. */
export function ExercisesScreen({ practice = savedPractice, onClose }: ExercisesScreenProps) {
  const [stored, setStored] = useState<readonly Exercise[] | 'failed' | null>(null);
  const [series, setSeries] = useState<Series | null>(null);
  const [last, setLast] = useState<Exercise['subject'] | null>(null);
  const exercise = series?.exercises[series.at];
  const { solved, positions, isPersistent } = useStore(practice.store);
  useEffect(() => {
    Promise.all([storedExercises(), practice.load()]).then(
      ([exercises]) => setStored(exercises),
      () => setStored('failed'),
    );
  }, [practice]);
  function closeTable(): void {
    setLast(exercise?.subject ?? null);
    setSeries(null);
  }

  // The list, to which the player returns from an exercise.
  useLayer(series === null ? 0 : 1, closeTable);
  if (series === null || exercise === undefined)
    return (
      <ExercisesPage
        exercises={
          stored === null || stored === 'failed'
            ? null
            : [...stored, ...positions.map(positionAsExercise)]
        }
        solved={new Set(solved)}
        isPersistent={isPersistent}
        hasFailed={stored === 'failed'}
        last={last}
        onBegin={(exercises) => setSeries({ exercises, at: 0 })}
        onClose={onClose}
      />
    );
  const { exercises, at } = series;
  return (
    <ExerciseTable
      key={exercise.id}
      exercise={exercise}
      index={at + 1}
      count={exercises.length}
      onSolved={() => void practice.solve(exercise)}
      onNext={at + 1 < exercises.length ? () => setSeries({ exercises, at: at + 1 }) : null}
      onClose={closeTable}
    />
  );
}
