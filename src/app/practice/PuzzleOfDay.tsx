import { useCallback, useState } from 'react';
import { TrainingWait } from '@/features/exercises/TrainingWait.tsx';
import { useTranslate } from '@/i18n/use-translate.ts';
import type { Day } from '@/store/day.ts';
import type { ReadyPosition } from '@/store/practice/training-stock.ts';
import { useLayer } from '@/ui/layers.ts';
import { ExerciseTable } from './ExerciseTable.tsx';
import { useAsyncResult } from './use-async-result.ts';
import type { TrainingPorts } from './training.ts';

interface PuzzleOfDayProps extends TrainingPorts {
  readonly day: Day;
  /** The label of the button that leads back. */
  readonly back: string;
  readonly onClose: () => void;
}

/** The daily puzzle: the first answer of the day counts. */
export function PuzzleOfDay({ supply, training, practice, day, back, onClose }: PuzzleOfDayProps) {
  const t = useTranslate();
  const [tries, setTries] = useState(0);
  const make = useCallback((signal: AbortSignal) => supply.puzzle(day, signal), [supply, day]);
  const puzzle = useAsyncResult(make, tries);
  const [isDone] = useState(() => training.store.getState().puzzles.has(day));
  useLayer(1, onClose);

  if (puzzle === null || puzzle === 'failed')
    return (
      <TrainingWait
        hasFailed={puzzle === 'failed'}
        back={back}
        onRetry={() => setTries(tries + 1)}
        onClose={onClose}
      />
    );

  function take(answered: ReadyPosition, isRight: boolean): void {
    if (isDone) return;
    void training.answer(answered, isRight, day);
    const { id, record, right } = answered;
    if (!isRight && right[0] !== undefined)
      void practice.addMissed({ id, record, right: right[0] });
  }

  return (
    <ExerciseTable
      exercise={puzzle}
      place={[t('training.puzzle'), t(`exercise.subject.${puzzle.subject}`)]}
      onFirst={(isRight) => take(puzzle, isRight)}
      onNext={null}
      next={back}
      back={back}
      onClose={onClose}
    />
  );
}
