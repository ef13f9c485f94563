import type { GameRecord } from '@/engine/index.ts';
import {
  type Judgment,
  type PracticePosition,
  type RoundReview,
  gradeOf,
} from '@/engine/review/index.ts';

/** Whether a decision was a mistake or a blunder. */
function isWorthPracticing(judged: Judgment): boolean {
  const grade = gradeOf(judged);
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
    .filter((judged) => judged.about !== 'declaration' && isWorthPracticing(judged))
    .toSorted((a, b) => b.at - a.at)
    .map(({ at, best }) => ({
      id: `${id}/${at}`,
      record: { header, commands: commands.slice(0, at) },
      right: best.command,
    }));
