import { expect, it } from 'vitest';
import {
  type PlayerView,
  type RoundRecord,
  presetRules,
  viewFor,
  stateAfter,
} from '@/engine/index.ts';
import { turningRound } from '@/features/scoreboard/game-story.ts';
import {
  leadersOf,
  placesGained,
  rowsGained,
  placesOf,
  ranking,
} from '@/features/scoreboard/standings.ts';
import { defaultHeader } from '../../../tools/lib/played-games.ts';

const rules = presetRules('bugger-your-neighbor', 5);
const golf = { ...rules, scoring: 'golf' as const };

it.each([
  [
    [30, 20, 10],
    [1, 2, 3],
  ],
  [
    [10, 10, 10],
    [1, 1, 1],
  ],
  [
    [0, 40, 40, 7],
    [4, 1, 1, 3],
  ],
  [
    [5, 9, 5, 5, -3],
    [2, 1, 2, 2, 5],
  ],
])('totals %j take places %j: ties share a place, and the next is skipped', (totals, places) => {
  expect(placesOf(rules, totals)).toEqual(places);
});

it('if low wins, the lowest total ranks first', () => {
  expect(placesOf(golf, [3, 0, 3, 8])).toEqual([2, 1, 2, 4]);
});

it('the ranking keeps seat order in ties', () => {
  expect(ranking([3, 1, 1, 4])).toEqual([1, 2, 0, 3]);
});

/** A view of a game with these totals after each round. */
const withTotals = (...rounds: readonly (readonly number[])[]): PlayerView => {
  const view = viewFor(stateAfter({ header: defaultHeader(), commands: [] }), 0);
  const past = rounds.map((totals, index) => ({
    index,
    points: totals.map((total, side) => total - (rounds[index - 1]?.[side] ?? 0)),
    standing: { totals, bags: [], streaks: [] },
  }));
  return { ...view, past: past as unknown as readonly RoundRecord[] };
};

it('no places change in the first round', () => {
  expect(placesGained(withTotals([10, 0, 0, 12]))).toEqual([null, null, null, null]);
});

it('places gained and lost compare with the round before', () => {
  const view = withTotals([10, 0, 0, 12], [10, 13, 0, 12]);
  // 2 3 3 1, then 3 1 4 2.
  expect(placesGained(view)).toEqual([-1, 2, -1, -1]);
});

it('rows move as in the ranking, where ties are in order of seat', () => {
  expect(rowsGained(withTotals([10, 0, 0, 12]))).toEqual([]);
  // Seats 3 0 1 2, then 1 3 0 2.
  expect(rowsGained(withTotals([10, 0, 0, 12], [10, 13, 0, 12]))).toEqual([-1, 2, 0, -1]);
});

it('everyone with the best total leads, but nobody if all are equal', () => {
  expect(leadersOf(rules, [0, 0, 0, 0])).toEqual([]);
  expect(leadersOf(rules, [11, 11, 0, 11])).toEqual([0, 1, 3]);
  expect(leadersOf(golf, [11, 11, 0, 11])).toEqual([2]);
});

it('the round that turned the game is the one after which the winner led alone to the end', () => {
  const over = (view: PlayerView, winners: readonly number[]): PlayerView => ({
    ...view,
    round: { ...view.round, phase: 'over', winners } as PlayerView['round'],
  });
  const view = withTotals([10, 0, 0, 12], [22, 1, 0, 22], [30, 1, 0, 25], [31, 1, 0, 30]);
  expect(turningRound(over(view, [0]))).toBe(2);
  expect(turningRound(over(withTotals([10, 0, 0, 0], [11, 0, 0, 2]), [0]))).toBe(0);
  expect(turningRound(over(withTotals([0, 0, 0, 9], [9, 0, 0, 9]), [0, 3]))).toBeNull();
});
