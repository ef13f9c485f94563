import { type Advice, type Command, isSameCommand } from '@/engine/index.ts';
import { isAsGood, optionOf } from '@/engine/advice/index.ts';
import type { Exercise } from '@/engine/exercise/index.ts';

/** Where an exercise stands: no choice yet, the last one wrong or right, or its answer shown. */
export type ExerciseStatus = 'open' | 'wrong' | 'right' | 'shown';

/** The choices made in an exercise. */
export interface ExerciseAttempt {
  readonly status: ExerciseStatus;
  /** The last choice; null before the first. */
  readonly choice: Command | null;
  /** How many choices were made. */
  readonly tries: number;
}

export const NEW_ATTEMPT: ExerciseAttempt = { status: 'open', choice: null, tries: 0 };

/** Whether no more choices are judged. */
export const isAnswered = ({ status }: Pick<ExerciseAttempt, 'status'>): boolean =>
  status === 'right' || status === 'shown';

/**
 * Whether a choice is right. In positions from the player's own games, choices as good as the stored answer are
 * right, too; only advice tells which.
 * @param advice null while there is none.
 */
export function isRightChoice(
  { right, subject }: Exercise,
  advice: Advice | null,
  command: Command,
): boolean {
  if (right.some((each) => isSameCommand(each, command))) return true;
  if (subject !== 'own' || advice === null) return false;
  const option = optionOf(advice, command);
  return option !== null && isAsGood(advice, option);
}

/** The attempt after one more choice. */
export const withChoice = (
  { tries }: ExerciseAttempt,
  choice: Command,
  isRight: boolean,
): ExerciseAttempt => ({ status: isRight ? 'right' : 'wrong', choice, tries: tries + 1 });

/** The attempt after the player gave up. */
export const withAnswerShown = (attempt: ExerciseAttempt): ExerciseAttempt => ({
  ...attempt,
  status: 'shown',
});
