import type { PracticePosition } from '@/engine/review/index.ts';
import { type Day, startOfDay } from '../day.ts';
import type { Memory } from './spacing.ts';

/** A position to practice again and again. */
export interface KeptPosition extends PracticePosition {
  /** null before it is practiced for the first time. */
  readonly memory: Memory | null;
}

/** The player's progress with exercises and with positions that they got wrong. */
export interface PracticeProgress {
  /** Ids of solved exercises, and of positions that are practiced no more, the latest last. */
  readonly solved: readonly string[];
  /** Positions to practice, the latest first. */
  readonly positions: readonly KeptPosition[];
}

export const NO_PRACTICE: PracticeProgress = { solved: [], positions: [] };

/** How many positions are kept; beyond that the best known are dropped, or else the oldest. */
export const MAX_POSITIONS = 100;
/** How many of them come first in a training session at most: the rest of it is for what was chosen. */
export const MAX_DUE_IN_SESSION = 5;
/** How many solved ids are remembered: far more than there are exercises. */
const MAX_SOLVED = 1000;

/** A review dated after today was made while the clock was ahead, so its due day is too late by as much. */
const isDue = ({ memory }: KeptPosition, today: Day): boolean =>
  memory === null || memory.due <= today || memory.reviewed > today;

/** When a position is due, in ms since 1970; one that was never practiced after all that were. */
const dueTime = ({ memory }: KeptPosition): number =>
  memory === null ? Infinity : startOfDay(memory.due);

/** Positions in the order in which they are due; new ones after those that were practiced. */
export const byDueDay = (positions: readonly KeptPosition[]): readonly KeptPosition[] =>
  positions.toSorted((a, b) => (dueTime(a) === dueTime(b) ? 0 : dueTime(a) - dueTime(b)));

/** The positions that are due, those that have waited longest first. */
export const duePositions = (
  positions: readonly KeptPosition[],
  today: Day,
): readonly KeptPosition[] => byDueDay(positions.filter((each) => isDue(each, today)));

/** Progress within its limits. */
export function withinLimits({ solved, positions }: PracticeProgress): PracticeProgress {
  const dropped = new Set(
    positions
      .toReversed()
      .toSorted((a, b) => (b.memory?.stability ?? 0) - (a.memory?.stability ?? 0))
      .slice(0, Math.max(0, positions.length - MAX_POSITIONS)),
  );
  // What was practiced before does not come back with the next review of its game.
  const known = [...dropped].filter(({ memory }) => memory !== null).map(({ id }) => id);
  return {
    solved: [...solved, ...known].slice(-MAX_SOLVED),
    positions: positions.filter((each) => !dropped.has(each)),
  };
}

/** The day on which a position was practiced last; before any day if never, or by a clock that was ahead. */
const practicedOn = (position: KeptPosition | undefined, today: Day): Day => {
  const reviewed = position?.memory?.reviewed ?? '';
  return reviewed > today ? '' : reviewed;
};

/** The one that was practiced last; the first of two that were practiced on one day. */
const latest = (here: KeptPosition, there: KeptPosition | undefined, today: Day): KeptPosition =>
  there !== undefined && practicedOn(there, today) > practicedOn(here, today) ? there : here;

/** Merges progress from another device; `here` counts as the more recent. */
export function mergedPractice(
  here: PracticeProgress,
  there: PracticeProgress,
  today: Day,
): PracticeProgress {
  const done = new Set([...here.solved, ...there.solved]);
  const others = new Map(there.positions.map((each) => [each.id, each]));
  const known = new Set(here.positions.map(({ id }) => id));
  const positions = [
    ...here.positions.map((each) => latest(each, others.get(each.id), today)),
    ...there.positions.filter(({ id }) => !known.has(id)),
  ];
  return withinLimits({
    solved: [...new Set([...there.solved, ...here.solved])],
    positions: positions.filter(({ id }) => !done.has(id)),
  });
}

/** Whether progress is the same in any order. */
export function isSamePractice(a: PracticeProgress, b: PracticeProgress): boolean {
  const textOf = ({ solved, positions }: PracticeProgress): string =>
    JSON.stringify([
      solved.toSorted(),
      positions.map(({ id, memory }) => `${id} ${memory?.reviewed} ${memory?.due}`).toSorted(),
    ]);
  return textOf(a) === textOf(b);
}

/** Progress with an exercise solved. */
export const withSolved = (saved: PracticeProgress, id: string): PracticeProgress => ({
  ...saved,
  solved: [...saved.solved.filter((each) => each !== id), id],
});

/** Progress with more positions, except those that are known or solved. */
export function withPositions(
  saved: PracticeProgress,
  found: readonly KeptPosition[],
): PracticeProgress {
  const known = new Set([...saved.solved, ...saved.positions.map(({ id }) => id)]);
  const fresh = found.filter(({ id }) => !known.has(id));
  return fresh.length === 0 ? saved : { ...saved, positions: [...fresh, ...saved.positions] };
}
