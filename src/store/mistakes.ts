import type { GameRecord } from '@/engine/index.ts';
import { type Judgement, type Mistake, type RoundReview, gradeOf } from '@/engine/review/index.ts';

/** Whether a decision was a costly mistake. */
function isCostly(judged: Judgement): boolean {
  const grade = gradeOf(judged);
  return grade === 'mistake' || grade === 'blunder';
}

/**
 * The costly mistakes of a review as positions to practice, the latest first. Blind nil
 * declarations are left out: there is nothing to learn from unseen cards.
 */
export const mistakesOf = (
  id: string,
  { header, commands }: GameRecord,
  rounds: readonly (RoundReview | null)[],
): Mistake[] =>
  rounds
    .flatMap((round) => round?.judgements ?? [])
    .filter((judged) => judged.about !== 'declaration' && isCostly(judged))
    .toSorted((a, b) => b.at - a.at)
    .map(({ at, best }) => ({
      id: `${id}/${at}`,
      record: { header, commands: commands.slice(0, at) },
      right: best.command,
    }));
