// Chooses among the positions found: as many as possible that no habit solves, in the order of difficulty.
import type { Grade } from '@/engine/exercise/index.ts';
import { gradeOfDifficulty } from '@/ai/exercises/habits.ts';
import {
  MAX_HABIT_SHARE,
  type SolvedByHabits,
  bestHabit,
  solvedByHabit,
} from '@/ai/exercises/habit-share.ts';

/** What selection needs to know of an exercise. */
export interface Candidate extends SolvedByHabits {
  /** 0 to 1: the share of simple players who go wrong. */
  readonly difficulty: number;
  readonly preset: string;
  readonly players: number;
}

/** Leaves out those that habits solve until none solves more than it may. */
export function withoutHabits<T extends Candidate>(found: readonly T[]): readonly T[] {
  let kept = [...found];
  while (bestHabit(kept) > MAX_HABIT_SHARE) {
    const counts = solvedByHabit(kept);
    const limit = MAX_HABIT_SHARE * kept.length;
    const excess = ({ habits }: Candidate): number =>
      habits.reduce((sum, habit) => sum + Math.max(0, (counts.get(habit) ?? 0) - limit), 0);
    const worst = kept.reduce((one, other) => (excess(other) > excess(one) ? other : one));
    kept = kept.filter((each) => each !== worst);
  }
  return kept;
}

/** The game that everybody knows first. */
const isDefaultGame = ({ preset, players }: Candidate): boolean =>
  preset === 'bugger-your-neighbor' && players === 4;

/** Its order of trumps is unusual. */
const isUnusual = ({ preset }: Candidate): boolean => preset === 'devils-bridge';

const RANK_OF_GRADE = { easy: 0, medium: 1, hard: 2 } as const satisfies Record<Grade, number>;

/** By grade, unusual games last in each, then by difficulty. The first is of the default game if one is. */
export function inOrder<T extends Candidate>(found: readonly T[]): readonly T[] {
  const rising = found.toSorted(
    (one, other) =>
      RANK_OF_GRADE[gradeOfDifficulty(one.difficulty)] -
        RANK_OF_GRADE[gradeOfDifficulty(other.difficulty)] ||
      Number(isUnusual(one)) - Number(isUnusual(other)) ||
      one.difficulty - other.difficulty,
  );
  const first = rising.find(isDefaultGame);
  return first === undefined ? rising : [first, ...rising.filter((each) => each !== first)];
}
