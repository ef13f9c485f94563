import type { GameRecord } from '@/engine/index.ts';
import {
  type Judgment,
  type PracticePosition,
  type RoundReview,
  gradeOf,
} from '@/engine/review/index.ts';

/** Whether a decision was a mistake or a blunder. */
function isWorthPracticing(judgment: Judgment): boolean {
  const grade = gradeOf(judgment);
  return grade === 'mistake' || grade === 'blunder';
}

/**
 * The positions of a review in which a mistake or blunder was made, the latest first. Blind nil
 * declarations are left out: there is nothing to learn from unseen cards.
 */
export const practicePositions = (
  id: string,
  { header, commands }: GameRecord,
  rounds: readonly (RoundReview | null)[],
): PracticePosition[] =>
  rounds
    .flatMap((round) => round?.judgments ?? [])
    .filter((judgment) => judgment.about !== 'declaration' && isWorthPracticing(judgment))
    .toSorted((a, b) => b.commandIndex - a.commandIndex)
    .map(({ commandIndex, best }) => ({
      id: `${id}/${commandIndex}`,
      record: { header, commands: commands.slice(0, commandIndex) },
      right: best.command,
    }));
