import { describe, expect, test } from 'vitest';
import { dayAfter, daysBetween } from '@/store/day.ts';
import { type Memory, type Recall, recallOf, recalled } from '@/store/practice/spacing.ts';

const START = '2026-02-27';

/** The days between answers that are each given on the day on which the position is due. */
function intervals(recalls: readonly Recall[]): number[] {
  let memory: Memory | null = null;
  let today = START;
  return recalls.map((recall) => {
    memory = recalled(memory, recall, today);
    const days = daysBetween(today, memory.due);
    today = memory.due;
    return days;
  });
}

describe('when a position comes back', () => {
  test('later with each right answer, and on the next day after a wrong one', () => {
    const days = intervals(['again', 'good', 'good', 'good', 'again']);
    expect(days[0]).toBe(1);
    expect(days.slice(0, 4)).toEqual(days.slice(0, 4).toSorted((a, b) => a - b));
    expect(days[3]).toBeGreaterThan(5);
    expect(days[4]).toBe(1);
  });

  test('sooner where the answer was hard', () => {
    const [, hard = 0] = intervals(['good', 'hard']);
    const [, good = 0] = intervals(['good', 'good']);
    expect(hard).toBeLessThan(good);
  });

  test('at the latest after a year', () => {
    expect(Math.max(...intervals(Array.from({ length: 12 }, () => 'good' as const)))).toBe(365);
  });

  test('never on the same day, nor sooner for an answer that was early', () => {
    const memory = recalled(null, 'good', START);
    const again = recalled(memory, 'good', START);
    expect(again.stability).toBeCloseTo(memory.stability, 6);
    expect(again.due >= memory.due).toBe(true);
    // A clock that was set back.
    const before = recalled(memory, 'good', dayAfter(START, -3));
    expect(before.due).toBe(dayAfter(dayAfter(START, -3), daysBetween(START, memory.due)));
  });
});

test('an answer is hard if it took more than a minute', () => {
  expect(recallOf(true, 59_000)).toBe('good');
  expect(recallOf(true, 61_000)).toBe('hard');
  expect(recallOf(false, 1000)).toBe('again');
});
