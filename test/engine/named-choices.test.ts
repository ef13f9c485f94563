import { describe, expect, it } from 'vitest';
import type { Option } from '@/engine/index.ts';
import { asShown, overOf, roundOutcome, tiedChoices } from '@/engine/advice/index.ts';
import { adviceWith } from '../support/advice.ts';

const bid = (tricks: number, make: number, short: number): Option => ({
  command: { type: 'bid', seat: 0, bid: tricks },
  make,
  short,
  points: 8,
  others: 5,
  error: 0.1,
  cost: tricks === 0 ? 0 : 0.1,
  costError: tricks === 0 ? 0 : 0.2,
  facts: [],
});

/** The second of two bids called equally good, as shown. */
const secondShown = (first: Option, second: Option): Option =>
  asShown({ ...adviceWith([first, second]), verdict: 'toss-up' }).options[1] as Option;

describe('bids called equally good, as shown', () => {
  it('have the same make probability where only rounding parts them', () => {
    expect(secondShown(bid(0, 0.528, 0), bid(1, 0.525, 0.2))).toMatchObject({
      make: 0.528,
      short: 0.2,
    });
  });

  it.each([
    ['sure', 1, 0.985],
    ['lost', 0, 0.015],
  ])('keep their own beside one that is %s', (_, best, make) => {
    const own = bid(1, make, (1 - make) / 2);
    expect(secondShown(bid(0, best, 0), own)).toEqual(own);
  });

  it('never go over if they never did', () => {
    const shown = secondShown(bid(0, 0.52, 0.2), bid(1, 0.53, 0.47));
    expect(overOf(shown)).toBe(0);
    expect(roundOutcome(shown).over).toEqual({ near: 0, is: 'at' });
  });
});

it('names the nearest of several equally good choices', () => {
  const costing = (tricks: number, cost: number): Option =>
    Object.assign(bid(tricks, 0.6, 0.2), { cost });
  const worse = { ...bid(9, 0.3, 0.5), cost: 3 };
  const about = { best: 0, pointScale: 1, verdict: 'toss-up' } as const;
  const options = [costing(0, 0), costing(1, 0.15), costing(2, 0.05), costing(3, 0.1), worse];
  expect(tiedChoices({ ...about, options })).toEqual([0, 2, 3]);
});
