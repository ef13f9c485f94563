import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Advice, Command } from '@/engine/index.ts';
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
  /**
   * Called once the first choice is judged, or when the answer is shown without one, with the time from the start to
   * either in ms.
   */
  readonly onFirst?: (isRight: boolean, thoughtMs: number) => void;
}

/** The advice on the position so far. */
interface AdviceSoFar {
  readonly advice: Advice | null;
  readonly state: 'thinking' | 'done' | 'failed';
}

/** A choice, and how long it took in ms. */
interface Choice {
  readonly command: Command;
  readonly thoughtMs: number;
}

/** Judges the choices made at the table until one is right or the answer is shown. */
export function useAttempt(
  exercise: Exercise,
  asked: AdviceSoFar | null,
  { onSolved, onFirst }: AttemptListeners,
) {
  const { table } = useGame();
  const [attempt, setAttempt] = useState(NEW_ATTEMPT);
  /** The last choice, while only advice that is not there yet can tell whether it is right. */
  const [open, setOpen] = useState<Choice | null>(null);
  const opened = useRef(0);
  useEffect(() => {
    opened.current = performance.now();
  }, []);
  const advice = asked?.advice ?? null;
  const isAwaited = advice === null && asked?.state === 'thinking';

  function reportFirst(isRight: boolean, thoughtMs: number): void {
    if (attempt.tries === 0) onFirst?.(isRight, thoughtMs);
  }

  function judge(choice: Choice): void {
    const { command, thoughtMs } = choice;
    const isRight = isRightChoice(exercise, advice, command);
    const mayBeRight = !isRight && exercise.subject === 'own' && isAwaited;
    setOpen(mayBeRight ? choice : null);
    if (mayBeRight) return;
    // The answer may have been shown meanwhile, and stays.
    if (!isAnswered(attempt)) setAttempt(withChoice(attempt, command, isRight));
    reportFirst(isRight, thoughtMs);
    if (isRight) onSolved?.();
  }

  const thoughtMs = (): number => performance.now() - opened.current;

  // A choice is judged, but never applied, so that the player can try again.
  useEffect(() =>
    table.guardWith((command) => {
      if (!isAnswered(attempt)) judge({ command, thoughtMs: thoughtMs() });
      return false;
    }),
  );

  const judgeOnceAdvised = useEffectEvent(judge);
  // Either may come last: once the advice is there, the guard of the render before may still note a choice.
  useEffect(() => {
    // Not within the effect, whose render it would repeat.
    if (open !== null && !isAwaited) queueMicrotask(() => judgeOnceAdvised(open));
  }, [open, isAwaited]);

  /** Gives up: the answer is shown. A choice that waits for advice still counts. */
  function showAnswer(): void {
    if (open === null) reportFirst(false, thoughtMs());
    setAttempt(withAnswerShown(attempt));
  }

  return { ...attempt, isAnswered: isAnswered(attempt), showAnswer };
}
