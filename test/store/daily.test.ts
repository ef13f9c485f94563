import { describe, expect, test, vi } from 'vitest';
import { fold, newGame, resolveScoring, ruleProblems, stateAfter } from '@/engine/index.ts';
import { FIRST_DAY, dailyGame, dailyHeader } from '@/store/daily.ts';
import { namesakeOf } from '@/store/namesake.ts';
import {
  dayAfter,
  dayOf,
  isDay,
  longestStreak,
  monthOf,
  streakTo,
  weekdayOf,
} from '@/store/day.ts';
import { played } from '../../tools/lib/played-games.ts';
import golden from './golden/daily-deals.json' with { type: 'json' };

const days = (count: number, from = FIRST_DAY) =>
  Array.from({ length: count }, (_, index) => dayAfter(from, index));

/** The hands of the first round, as they are dealt. */
function firstHands(day: string): string[] {
  const state = fold({ header: dailyHeader(day), commands: [{ type: 'deal' }] });
  const hands = state.ok && state.value.round.phase !== 'ready' ? state.value.round.hands : [];
  return hands.map((hand) => hand.join(' '));
}

describe('the deal of a day', () => {
  test.each(golden)('of $day never changes', ({ day, header, hands, scoring }) => {
    expect(dailyHeader(day)).toEqual(header);
    expect(firstHands(day)).toEqual(hands);
    // The header only names the formula.
    expect(resolveScoring(dailyHeader(day).rules.scoring)).toEqual(scoring);
  });

  test('includes every weekday’s rules among the golden deals', () => {
    expect(new Set(golden.map(({ day }) => weekdayOf(day))).size).toBe(7);
    expect(golden.map(({ day }) => dayOf(Date.parse(day)))).toEqual(golden.map(({ day }) => day));
  });

  test('can be played on every day of ten years, and all differ', () => {
    const headers = days(3653).map(dailyHeader);
    for (const { rules } of headers.slice(0, 7)) expect(ruleProblems(rules)).toEqual([]);
    expect(headers.every((header) => newGame(header).ok)).toBe(true);
    expect(new Set(headers.map(({ dealSeed }) => dealSeed)).size).toBe(headers.length);
    expect(new Set(headers.map(({ aiSeed }) => aiSeed)).size).toBe(headers.length);
    expect(headers.some(({ dealSeed, aiSeed }) => dealSeed === aiSeed)).toBe(false);
  });

  test('is short, with about 36 tricks', () => {
    for (const day of days(7, '2026-11-16')) {
      const { past } = stateAfter(played(dailyHeader(day)));
      const tricks = past.reduce((sum, { handSize }) => sum + handSize, 0);
      // Spades ends with points; random players lose many before.
      const maxTricks = dailyGame(day) === 'spades' ? 260 : 36;
      expect(tricks).toBeGreaterThanOrEqual(26);
      expect(tricks).toBeLessThanOrEqual(maxTricks);
    }
  });
});

test.each(days(7))('the rules of %s are those of the game that the deal is named after', (day) => {
  // With the scoring of another preset, and with sealed bids, they are nobody's.
  const ofTheirOwn = new Set<string>(['trump-rotation', 'sealed']);
  const game = dailyGame(day);
  const { preset, isVariant } = namesakeOf(dailyHeader(day).rules);
  expect(isVariant ? null : preset).toBe(ofTheirOwn.has(game) ? null : game);
});

describe('days', () => {
  test('begin and end in UTC', () => {
    expect(dayOf(Date.UTC(2028, 1, 28, 23, 59, 59))).toBe('2028-02-28');
    expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29');
    expect(dayAfter('2027-01-01', -1)).toBe('2026-12-31');
    expect(monthOf('2028-02-10')).toHaveLength(29);
    expect(monthOf('2028-02-10').at(-1)).toBe('2028-02-29');
  });

  test('form a streak that survives an open today and ends with a missed day', () => {
    const done = new Set(['2026-03-01', '2026-02-28', '2026-02-27', '2026-02-20', '2026-02-19']);
    expect(streakTo('2026-03-01', done)).toBe(3);
    expect(streakTo('2026-03-02', done)).toBe(3);
    expect(streakTo('2026-03-03', done)).toBe(0);
    expect(longestStreak(done)).toBe(3);
    expect(longestStreak(new Set())).toBe(0);
    expect(longestStreak(new Set(['2026-01-01', '2026-01-05', '2026-01-06']))).toBe(2);
  });
});

describe('a streak of days', () => {
  test('is counted once, not from each of its days', () => {
    const days = new Set(Array.from({ length: 1000 }, (_, at) => dayAfter('1970-01-01', at)));
    const looks = vi.spyOn(days, 'has');
    expect(longestStreak(days)).toBe(1000);
    // Regression: recounting the streak from each of its days took minutes over a lifetime.
    expect(looks.mock.calls.length).toBeLessThanOrEqual(3 * days.size);
  });

  test.each(['2026-02-31', '2026-13-01', '2027-02-29', 'today', '', '-7e190'])(
    'has no %s',
    (text) => expect(isDay(text)).toBe(false),
  );

  test('handles leap days', () => expect(isDay('2028-02-29')).toBe(true));
});
