// Chooses among the positions found: as many as possible that no habit solves, in the order of difficulty.
import type { Grade } from '@/store/exercise.ts';
import type { HabitName } from './habits.ts';

/** The largest share of a subject that a habit may solve. */
export const MAX_HABIT_SHARE = 0.6;

/** What selection needs to know of an exercise. */
export interface Candidate {
  readonly habits: readonly HabitName[];
  /** 0 to 1: the share of simple players who go wrong. */
  readonly difficulty: number;
  readonly preset: string;
  readonly players: number;
}

/** How many of these each habit solves. */
function solvedByHabit(found: readonly Pick<Candidate, 'habits'>[]): Map<HabitName, number> {
  const counts = new Map<HabitName, number>();
  for (const { habits } of found)
    for (const habit of habits) counts.set(habit, (counts.get(habit) ?? 0) + 1);
  return counts;
}

/** Candidates of a habit that are taken whatever its share: the first few are solved by some habit anyway. */
const FIRST = 6;

/** Whether one more leaves every habit near its limit, so that it is worth proving, which takes seconds. */
export function isUseful(found: readonly Candidate[], habits: readonly HabitName[]): boolean {
  const counts = solvedByHabit(found);
  return habits.every(
    (habit) =>
      (counts.get(habit) ?? 0) + 1 <= Math.max(FIRST, MAX_HABIT_SHARE * (found.length + 1) + 1),
  );
}

/** The share of the most successful habit. */
export const bestHabit = (found: readonly Pick<Candidate, 'habits'>[]): number =>
  found.length === 0 ? 0 : Math.max(0, ...solvedByHabit(found).values()) / found.length;

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

/** Up to these difficulties. */
const EASY = 0.34;
const MEDIUM = 0.67;

export const gradeOf = ({ difficulty }: Candidate): Grade =>
  difficulty <= EASY ? 'easy' : difficulty <= MEDIUM ? 'medium' : 'hard';

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
      RANK_OF_GRADE[gradeOf(one)] - RANK_OF_GRADE[gradeOf(other)] ||
      Number(isUnusual(one)) - Number(isUnusual(other)) ||
      one.difficulty - other.difficulty,
  );
  const first = rising.find(isDefaultGame);
  return first === undefined ? rising : [first, ...rising.filter((each) => each !== first)];
}
