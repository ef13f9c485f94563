import { expect, test } from 'vitest';
import { presetRules } from '@/engine/index.ts';
import { type GameSummary, statisticsOf, summaryOf } from '@/store/summary.ts';
import { appHeader, defaultHeader, folded, played } from '../support/features/game.ts';

const note = { id: 'a', takenBack: 0, playedOut: 0, hints: 0, origin: null, ended: 1 };

test('a finished game is summed up as it was', () => {
  const record = played(defaultHeader());
  const { standing, past } = folded(record);
  const own = standing.totals[0] ?? 0;
  expect(summaryOf({ ...note, record })).toEqual({
    ...note,
    preset: 'bugger-your-neighbor',
    players: 4,
    levels: ['medium'],
    place: 1 + standing.totals.filter((total) => total > own).length,
    sides: 4,
    points: own,
    made: past.filter(({ bids, tricks }) => bids[0] === tricks[0]).length,
    rounds: 19,
  });
});

test('partners share a place, and where few points win the fewest are first', () => {
  expect(summaryOf({ ...note, record: played(appHeader(presetRules('spades'))) })).toMatchObject({
    preset: 'spades',
    sides: 2,
  });
  const golf = { ...presetRules('bugger-your-neighbor'), scoring: 'golf' } as const;
  const record = played(appHeader(golf));
  const { totals } = folded(record).standing;
  const own = totals[0] ?? 0;
  expect(summaryOf({ ...note, record })).toMatchObject({
    preset: null,
    place: 1 + totals.filter((total) => total < own).length,
  });
});

const game = (rest: Partial<GameSummary>): GameSummary => ({
  ...note,
  preset: null,
  players: 4,
  levels: ['easy'],
  place: 1,
  sides: 4,
  points: 0,
  made: 0,
  rounds: 10,
  ...rest,
});

test('games with help are not counted', () => {
  expect(
    statisticsOf([
      game({ place: 1, made: 4 }),
      game({ place: 4, made: 5 }),
      game({ place: 1, made: 10, takenBack: 1 }),
      game({ place: 1, made: 10, playedOut: 2 }),
      game({ place: 1, made: 10, hints: 1 }),
    ]),
  ).toEqual({ games: 2, wins: 1, meanPlace: 2.5, bidsMade: 0.45 });
});

test('without games there is nothing to divide by', () => {
  expect(statisticsOf([])).toEqual({ games: 0, wins: 0, meanPlace: null, bidsMade: null });
});
