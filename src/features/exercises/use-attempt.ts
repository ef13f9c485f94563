import { useEffect, useRef, useState } from 'react';
import type { Advice } from '@/engine/index.ts';
import type { Exercise } from '@/engine/exercise/index.ts';
import { useGame } from '@/store/hooks.ts';
import {
  NEW_ATTEMPT,
  isAnswered,
  isRightChoice,
  withAnswerShown,
  withChoice,
} from '@/store/practice/exercise-attempt.ts';

/** Callbacks for the outcome of an exercise. */
export interface AttemptListeners {
  /** Called if the right choice was made before the answer was shown. */
  readonly onSolved?: () => void;
  /** Called at the first choice, or when the answer is shown without one, with the time since the start in ms. */
  readonly onFirst?: (isRight: boolean, thoughtMs: number) => void;
}

/** Judges the choices made at the table until one is right or the answer is shown. */
export function useAttempt(
  exercise: Exercise,
  advice: Advice | null,
  { onSolved, onFirst }: AttemptListeners,
) {
  const { table } = useGame();
  const [attempt, setAttempt] = useState(NEW_ATTEMPT);
  const opened = useRef(0);
  useEffect(() => {
    opened.current = performance.now();
  }, []);

  function reportFirst(isRight: boolean): void {
    if (attempt.tries === 0) onFirst?.(isRight, performance.now() - opened.current);
  }

  // A choice is judged, but never applied, so that the player can try again.
  useEffect(() =>
    table.guardWith((command) => {
      if (isAnswered(attempt)) return false;
      const isRight = isRightChoice(exercise, advice, command);
      setAttempt(withChoice(attempt, command, isRight));
      reportFirst(isRight);
      if (isRight) onSolved?.();
      return false;
    }),
  );

  /** Gives up: the answer is shown. */
  function showAnswer(): void {
    reportFirst(false);
    setAttempt(withAnswerShown(attempt));
  }

  return { ...attempt, isAnswered: isAnswered(attempt), showAnswer };
}
