// The share of a subject that habits may solve.
import type { HabitName } from '../../engine/exercise/index.ts';

/** The largest share of a subject that a habit may solve. */
export const MAX_HABIT_SHARE = 0.6;

/** A position, by the habits that solve it. */
export interface SolvedByHabits {
  readonly habits: readonly HabitName[];
}

/** How many of these each habit solves. */
export function solvedByHabit(found: readonly SolvedByHabits[]): Map<HabitName, number> {
  const counts = new Map<HabitName, number>();
  for (const { habits } of found)
    for (const habit of habits) counts.set(habit, (counts.get(habit) ?? 0) + 1);
  return counts;
}

/** Candidates that each habit may solve before its share counts: the first few are solved by some habit anyway. */
const FREE_PER_HABIT = 6;

/**
 * Whether one more position would keep every habit at most one above its limit. Asked before proving, which takes
 * seconds.
 * @param free how many positions each habit may solve before its share counts.
 */
export function isUseful(
  found: readonly SolvedByHabits[],
  habits: readonly HabitName[],
  free = FREE_PER_HABIT,
): boolean {
  const counts = solvedByHabit(found);
  return habits.every(
    (habit) =>
      (counts.get(habit) ?? 0) + 1 <= Math.max(free, MAX_HABIT_SHARE * (found.length + 1) + 1),
  );
}

/** The share of the most successful habit. */
export const bestHabit = (found: readonly SolvedByHabits[]): number =>
  found.length === 0 ? 0 : Math.max(0, ...solvedByHabit(found).values()) / found.length;
