import { expect, test } from 'vitest';
import { type GameRecord, presetRules, stateAfter } from '@/engine/index.ts';
import { encodeSummary, parseSummary } from '@/storage/formats/summary.ts';
import { summaryOf } from '@/store/games/summary.ts';
import { appHeader, defaultHeader, played } from '../../../tools/lib/played-games.ts';
import { spadesWith } from '../../support/features/played-by.ts';
import { UNAIDED } from '@/store/table/game-history.ts';

const note = {
  id: 'a',
  ...UNAIDED,
  ended: 1,
};

const roundsOf = (record: GameRecord) => summaryOf({ ...note, record }).rounds;

test('a finished game is summarized', () => {
  const record = played(defaultHeader());
  const { standing, past } = stateAfter(record);
  const own = standing.totals[0] ?? 0;
  expect(summaryOf({ ...note, record })).toEqual({
    ...note,
    preset: 'bugger-your-neighbor',
    isVariant: false,
    players: 4,
    levels: ['medium'],
    place: 1 + standing.totals.filter((total) => total > own).length,
    sides: 4,
    points: own,
    opponents: ['Rufus', 'Odile', 'Bram'].map((name, index) => {
      const total = standing.totals[index + 1] ?? 0;
      return { name, place: 1 + standing.totals.filter((each) => each > total).length };
    }),
    rounds: past.map(({ handSize, bids, tricks, points }, index) => ({
      handSize,
      // Seat 0 dealt first, and a dealer bids last.
      turn: [3, 2, 1, 0][index % 4],
      bid: bids[0],
      took: tricks[0],
      made: bids[0] === tricks[0],
      points: points[0],
    })),
  });
});

test('partners share a place, and with low wins the fewest points are first', () => {
  expect(summaryOf({ ...note, record: played(appHeader(presetRules('spades'))) })).toMatchObject({
    preset: 'spades',
    sides: 2,
    opponents: [{ name: 'Rufus' }, { name: 'Bram' }],
  });
  const golf = { ...presetRules('bugger-your-neighbor'), scoring: 'golf' } as const;
  const record = played(appHeader(golf));
  const { totals } = stateAfter(record).standing;
  const own = totals[0] ?? 0;
  expect(summaryOf({ ...note, record })).toMatchObject({
    preset: null,
    place: 1 + totals.filter((total) => total < own).length,
  });
});

test('in partnerships the contract counts, and a nil by itself', () => {
  const over = spadesWith([3, 3, 3, 3], ({ past }) => past.length === 1);
  const won = stateAfter(over).past[0]?.tricks ?? [];
  const contract = (won[0] ?? 0) + (won[2] ?? 0) >= 6;
  expect(roundsOf(over)).toMatchObject([{ bid: 3, took: won[0], made: contract }]);
  const nil = spadesWith([0, 4, 4, 4], ({ past }) => past.length === 1);
  expect(roundsOf(nil)).toMatchObject([{ bid: 0, made: stateAfter(nil).past[0]?.tricks[0] === 0 }]);
});

test('a saved summary is read again; anything else is rejected', () => {
  const summary = summaryOf({ ...note, record: played(defaultHeader()), hints: 2, again: true });
  const kept = JSON.parse(JSON.stringify(encodeSummary(summary))) as Record<string, unknown>;
  expect(parseSummary(kept)).toEqual(summary);
  expect(kept).toMatchObject({ takenBack: 0, playedOut: 0, hints: 2 });
  expect(JSON.stringify(kept).length).toBeLessThan(1000);
  for (const damaged of [null, [], { ...kept, version: 0 }, { ...kept, rounds: [[1]] }])
    expect(parseSummary(damaged)).toBeNull();
});
