import { expect, it } from 'vitest';
import measured from '@/store/guide/measured.json';
import { statementsOf } from '@/store/guide/statements.ts';
import {
  FACT_NAMES,
  HAND_SIZES,
  type MeasuredData,
  PLAYERS,
  bidShares,
  cardShare,
  lengthsOf,
  packed,
  seatShares,
} from '@/store/guide/measured.ts';

const empty = { deals: 0, cards: {}, bids: {}, seats: {}, facts: {} } as MeasuredData;

it('shares survive packing up to rounding, and what is too uncertain is left out', () => {
  const data = (text: string): MeasuredData => ({ ...empty, seats: { 4: [text] } });
  const back = (value: number, margin: number) =>
    seatShares(data(packed({ value, margin })), { players: 4, handSize: 1 }, 0).hook;
  for (let value = 0; value <= 100; value++)
    for (const margin of [1, 7, 39]) expect(back(value, margin)).toEqual({ value, margin });
  expect(back(62.4, 0.2)).toEqual({ value: 62, margin: 1 });
  expect(back(50, 41)).toBeNull();
  expect(seatShares(data(packed(null)), { players: 4, handSize: 1 }, 0).hook).toBeNull();
  expect(seatShares(empty, { players: 4, handSize: 1 }, 0).free).toBeNull();
});

it('has shares for all tables, and none beyond 100%', () => {
  for (const players of PLAYERS)
    for (const handSize of HAND_SIZES) {
      const deal = { players, handSize };
      // The highest trump wins whenever it is seen often enough to tell.
      const ace = cardShare(measured, deal, { isTrump: true, length: 1, rank: 'A' });
      expect(ace?.value ?? 100).toBeGreaterThan(90);
      for (const length of lengthsOf(handSize)) {
        const two = cardShare(measured, deal, { isTrump: false, length, rank: '2' });
        expect(two?.value ?? 0).toBeLessThan(50);
      }
      expect(bidShares(measured, deal, 0).share?.value).toBeLessThanOrEqual(100);
      expect(seatShares(measured, deal, players - 1).hook).not.toBeNull();
    }
});

/** The data with all facts replaced. */
const withFacts = (value: number, margin: number): MeasuredData => ({
  ...measured,
  facts: Object.fromEntries(
    PLAYERS.map((players) => [
      players,
      Object.fromEntries(FACT_NAMES.map((name) => [name, [value, margin]])),
    ]),
  ) as unknown as MeasuredData['facts'],
});

const saysOf = (data: MeasuredData): string[] =>
  statementsOf(data, 4).seats.map(({ says }) => says);

it('says more or less only where their interval excludes zero', () => {
  expect(saysOf(withFacts(1, 0.5))).toEqual([
    'barred',
    'hook',
    'dealerFree',
    'dealerHook',
    'leadTricks',
    'leadMore',
  ]);
  expect(saysOf(withFacts(-1, 0.5))).toEqual(['barred', 'leadLess']);
  expect(saysOf(withFacts(1, 1.5))).toEqual(['barred', 'dealerEven']);
});

it('a king alone is compared with two cards only where the difference is clear', () => {
  const says = (king: readonly number[], two: readonly number[]): boolean => {
    const cells = Array.from({ length: 2 * 5 * 13 }, () => packed(null));
    // Not trump, length 1 and 2, king.
    cells[5 * 13 + 11] = packed({ value: king[0] ?? 0, margin: king[1] ?? 0 });
    cells[6 * 13 + 11] = packed({ value: two[0] ?? 0, margin: two[1] ?? 0 });
    const strings = HAND_SIZES.map((handSize) => (handSize === 10 ? cells.join('') : ''));
    const data = { ...measured, cards: { 4: strings } };
    return statementsOf(data, 4).cards.some((statement) => statement.says === 'alone');
  };
  expect(says([20, 5], [50, 5])).toBe(true);
  expect(says([20, 25], [50, 25])).toBe(false);
  expect(says([50, 5], [20, 5])).toBe(false);
});
