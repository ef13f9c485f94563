import { FSRSAlgorithm, Rating } from 'ts-fsrs';
import { type Day, dayAfter, daysBetween } from '../day.ts';

/** What is remembered of a position that was practiced: the memory state of FSRS, and when it is due. */
export interface Memory {
  readonly due: Day;
  /** When it was last practiced. */
  readonly reviewed: Day;
  /** The days after which it is solved again with a probability of 90%. */
  readonly stability: number;
  /** 1 to 10. */
  readonly difficulty: number;
}

/** How a position was recalled; FSRS has _easy_ as well, which no answer shows. */
export type Recall = 'again' | 'hard' | 'good';

const RATINGS = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good } as const;

/** A right choice that took longer than this was hard. */
const HARD_AFTER_MS = 60_000;

/** By days, without steps of minutes; and without random intervals, so that the same answers give the same days. */
const SCHEDULER = new FSRSAlgorithm({
  request_retention: 0.9,
  maximum_interval: 365,
  enable_fuzz: false,
  enable_short_term: false,
});

/**
 * How a position was recalled, by the first choice.
 * @param thoughtMs how long it was thought about, in ms
 */
export const recallOf = (isRight: boolean, thoughtMs: number): Recall =>
  !isRight ? 'again' : thoughtMs > HARD_AFTER_MS ? 'hard' : 'good';

/**
 * The memory after one more answer, by {@link https://github.com/open-spaced-repetition/ts-fsrs FSRS}.
 * @param memory null before the first answer
 */
export function recalled(memory: Memory | null, recall: Recall, today: Day): Memory {
  const elapsed = memory === null ? 0 : Math.max(0, daysBetween(memory.reviewed, today));
  const { stability, difficulty } = SCHEDULER.next_state(memory, elapsed, RATINGS[recall]);
  // What was missed is seen once more on the next day, however well it was known.
  const days = recall === 'again' ? 1 : SCHEDULER.next_interval(stability, elapsed);
  return { due: dayAfter(today, Math.max(1, days)), reviewed: today, stability, difficulty };
}
