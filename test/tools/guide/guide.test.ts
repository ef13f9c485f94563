import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import measured from '@/store/guide/measured.json';
import { HAND_SIZES, PLAYERS } from '@/store/guide/measured.ts';
import { measuredFrom } from '../../../tools/guide/data.ts';
import { rowsOf } from '../../../tools/guide/rows.ts';
import { sampledDeal } from '../../../tools/guide/sample.ts';
import { allRuns } from '../../../tools/results/runs.mjs';

const rows = allRuns().get('guide')?.at(-1)?.rows ?? [];

it('what the app loads is what the results say (to update: `npm run guide -- --write --out …`)', () => {
  expect(measured).toEqual(measuredFrom(rows));
  // It must stay small, since it is part of the offline cache.
  expect(readFileSync('src/store/guide/measured.json').length).toBeLessThan(12_000);
});

it('every table was measured', () => {
  for (const players of PLAYERS)
    for (const handSize of HAND_SIZES) {
      const table = rows.filter((row) => row.players === players && row.handSize === handSize);
      const counts = ['cards', 'bids', 'seats'].map(
        (what) => table.filter((row) => row.what === what).length,
      );
      expect(counts).toEqual([2 * Math.min(handSize, 5), handSize + 1, players]);
    }
});

it('a deal is the same whenever it is played, with every trick taken by a card of its hand', () => {
  for (const players of PLAYERS)
    for (const handSize of [1, 4]) {
      const deal = sampledDeal(players, handSize, 2);
      expect(sampledDeal(players, handSize, 2)).toEqual(deal);
      const { hook, free } = deal;
      expect(free?.hands).toEqual(hook.hands);
      for (const round of [hook, free]) {
        if (round === null) continue;
        expect(round.winners.flat()).toHaveLength(handSize);
        for (const [place, cards] of round.winners.entries())
          for (const card of cards) expect(round.hands[place]).toContain(card);
      }
      // The hook: the last bid does not make them add up.
      expect(hook.bids.reduce((sum, bid) => sum + bid, 0)).not.toBe(handSize);
    }
});

it('counts what happened in the deals', () => {
  const deals = Array.from({ length: 60 }, (_, deal) => sampledDeal(4, 1, deal));
  const made = rowsOf(deals).filter(
    ({ what, players, handSize }) => what === 'bids' && players === 4 && handSize === 1,
  );
  const expected = [0, 1].map((bid) => {
    const bidders = deals.flatMap(({ hook }) =>
      hook.bids.flatMap((each, place) =>
        each === bid ? [hook.winners[place]?.length === bid] : [],
      ),
    );
    return (100 * bidders.filter(Boolean).length) / bidders.length;
  });
  for (const [bid, row] of made.entries()) {
    const [share] = (row.made ?? []) as readonly number[];
    expect(share).toBeCloseTo(expected[bid] ?? Number.NaN, 1);
  }
});
