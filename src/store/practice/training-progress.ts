import type { GlickoRating } from '@/engine/exercise/index.ts';
import type { Day } from '../day.ts';
import { LEVEL_RATINGS } from '../insights/level-ratings.ts';

/** What is saved of a player's training. */
export interface TrainingProgress {
  readonly rating: GlickoRating;
  /** Positions answered, and how many of them right at the first try. */
  readonly answered: number;
  readonly right: number;
  /** The days with an answer, in order. */
  readonly days: readonly Day[];
  /** The daily puzzles answered, and whether at the first try. */
  readonly puzzles: ReadonlyMap<Day, boolean>;
}

/**
 * Everybody begins as a medium player. The deviation is about that of the levels, less than the 350 with which
 * Glicko-2 begins on a scale of all chess players.
 */
const NEW_PLAYER: GlickoRating = {
  value: LEVEL_RATINGS.medium,
  deviation: 250,
  volatility: 0.06,
};

export const NO_TRAINING: TrainingProgress = {
  rating: NEW_PLAYER,
  answered: 0,
  right: 0,
  days: [],
  puzzles: new Map(),
};

/** Ten years of days. */
export const MAX_DAYS = 3660;

/** Days with one more, in order and each once. */
export const withDays = (days: readonly Day[], more: readonly Day[]): readonly Day[] =>
  more.every((day) => days.includes(day))
    ? days
    : [...new Set([...days, ...more])].toSorted().slice(-MAX_DAYS);

/** The latest puzzles; of one day the first answer counts. */
export const withPuzzles = (
  here: ReadonlyMap<Day, boolean>,
  more: ReadonlyMap<Day, boolean>,
): ReadonlyMap<Day, boolean> =>
  new Map([...more, ...here].toSorted(([a], [b]) => (a < b ? -1 : 1)).slice(-MAX_DAYS));

/** Progress here with that of another device: all days; the rating of the one that has answered more. */
export function mergedTraining(here: TrainingProgress, there: TrainingProgress): TrainingProgress {
  const { rating, answered, right } = there.answered > here.answered ? there : here;
  return {
    rating,
    answered,
    right,
    days: withDays(here.days, there.days),
    puzzles: withPuzzles(here.puzzles, there.puzzles),
  };
}

/** Whether two states of progress are equal; since progress only grows, counts tell. */
export const isSameTraining = (a: TrainingProgress, b: TrainingProgress): boolean =>
  a.answered === b.answered && a.days.length === b.days.length && a.puzzles.size === b.puzzles.size;
