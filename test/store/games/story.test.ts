import { expect, test } from 'vitest';
import { presetRules, stateAfter } from '@/engine/index.ts';
import { compareTotals, storyOf } from '@/store/games/story.ts';
import { summaryOf } from '@/store/games/summary.ts';
import { appHeader, defaultHeader, played } from '../../../tools/lib/played-games.ts';
import { spadesWith } from '../../support/features/played-by.ts';
import { UNAIDED } from '@/store/table/game-history.ts';

const note = {
  id: 'a',
  ended: 1,
  ...UNAIDED,
};

test('a story ends with the totals and place of the summary', () => {
  const record = played(defaultHeader());
  const story = storyOf(record);
  const summary = summaryOf({ ...note, record });
  expect(story).toMatchObject({
    total: summary.points,
    place: summary.place,
    sides: summary.sides,
    made: summary.rounds.filter(({ made }) => made).length,
  });
  const { past } = stateAfter(record);
  expect(story.rounds.map(({ outcome }) => outcome)).toEqual(
    past.map(({ bids, tricks }) => {
      const by = (tricks[0] ?? 0) - (bids[0] ?? 0);
      return by === 0 ? 'made' : by > 0 ? 'over' : 'under';
    }),
  );
  expect(story.rounds.map(({ cards }) => cards)).toEqual(past.map(({ handSize }) => handSize));
});

test('partners make a contract together, and a failed nil counts as over', () => {
  const story = storyOf(spadesWith([0, 3, 4, 3], ({ past }) => past.length === 1));
  const [round] = story.rounds;
  const { past } = stateAfter(spadesWith([0, 3, 4, 3], (state) => state.past.length === 1));
  const kinds = past[0]?.ledger.filter(({ side }) => side === 0).map(({ kind }) => kind) ?? [];
  expect(kinds).toContain('nil-failed');
  expect(round).toMatchObject({
    bid: 4,
    outcome: kinds.includes('contract-set') ? 'under' : 'over',
  });
  expect(story.sides).toBe(2);
});

test('the comparison follows the rules: with low wins, fewer points are better', () => {
  const of = (scoring: 'standard' | 'golf', total: number) => ({
    ...storyOf(played(appHeader({ ...presetRules('bugger-your-neighbor'), scoring }))),
    total,
  });
  expect(compareTotals(of('standard', 10), of('standard', 9))).toBe('better');
  expect(compareTotals(of('standard', 9), of('standard', 10))).toBe('worse');
  expect(compareTotals(of('standard', 9), of('standard', 9))).toBe('level');
  expect(compareTotals(of('golf', 9), of('golf', 10))).toBe('better');
});
