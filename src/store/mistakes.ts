import type { GameRecord } from '@/engine/index.ts';
import { type Judgement, type Mistake, type RoundReview, gradeOf } from '@/engine/review/index.ts';

/** Whether a decision was wrong beyond doubt, and cost so much that it is worth another try. */
function isCostly(judged: Judgement): boolean {
  const grade = gradeOf(judged);
  return grade === 'mistake' || grade === 'blunder';
}

/**
 * The costly mistakes that a review has found, as positions to be tried again; the latest of the
 * game first. What is decided before the cards are seen teaches nothing.
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
