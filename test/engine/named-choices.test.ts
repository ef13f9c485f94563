import { describe, expect, it } from 'vitest';
import type { Option } from '@/engine/index.ts';
import { asShown, namedChoices, overOf, roundOutcome, tiedChoices } from '@/engine/advice/index.ts';
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

  it('fall short no more often than they miss', () => {
    expect(secondShown(bid(0, 0.55, 0.2), bid(1, 0.53, 0.46)).short).toBeCloseTo(0.45, 9);
  });

  it('never go over if they never did', () => {
    const shown = secondShown(bid(0, 0.52, 0.2), bid(1, 0.53, 0.47));
    expect(overOf(shown)).toBe(0);
    expect(shown.short).toBeCloseTo(0.48, 9);
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

it.each([
  ['cost something, though without an error', { cost: 3, costError: 0 }],
  ['may cost something, though on average they do not', { cost: 0, costError: 0.2 }],
])('names no choices with the best one that %s', (_, about) => {
  const [best, other] = [bid(0, 0.6, 0.2), Object.assign(bid(1, 0.3, 0.5), about)];
  const tied = Object.assign(bid(2, 0.6, 0.2), { cost: 0.05 });
  expect(namedChoices({ ...adviceWith([best, tied, other]), verdict: 'toss-up' })).toEqual([
    best,
    tied,
  ]);
});

it('shows choices as they are where none is called equally good', () => {
  const advice = adviceWith([bid(0, 0.528, 0), bid(1, 0.525, 0.2)]);
  expect(asShown(advice)).toEqual(advice);
});

describe('the choices named', () => {
  const named = (...costs: readonly (readonly [cost: number, error: number])[]) =>
    namedChoices({
      ...adviceWith(
        costs.map(([cost, costError], tricks) =>
          Object.assign(bid(tricks, 0.6, 0.2), { cost, costError }),
        ),
      ),
      verdict: 'toss-up',
    })?.map(({ command }) => (command.type === 'bid' ? command.bid : null));

  it('are the best, those of exactly its figures, and then others', () => {
    expect(named([0, 0], [0.1, 0.2], [0, 0])).toEqual([0, 2, 1]);
    expect(named([0, 0], [0.1, 0.2], [3, 0])).toEqual([0, 1]);
    expect(named([0, 0], [0.1, 0.2], [0.15, 0.2], [0, 0])).toEqual([0, 1, 2]);
  });

  it('are none where more than three are equal', () => {
    expect(named([0, 0], [0.1, 0.2], [0.1, 0.2], [0.1, 0.2])).toBeUndefined();
    expect(named([0, 0], [0.1, 0.2], [0.1, 0.2])).toEqual([0, 1, 2]);
  });
});

describe('more than three equal choices', () => {
  const cheap = (tricks: number, make: number): Option =>
    Object.assign(bid(tricks, make, 0.1), { cost: tricks / 100 });
  const tied = (...makes: readonly number[]) =>
    tiedChoices({
      ...adviceWith(makes.map((make, at) => cheap(at, make))),
      verdict: 'toss-up',
    });

  it('are not named where they are shown with the same probability', () => {
    expect(tied(0.6, 0.6, 0.6, 0.61)).toBeNull();
    expect(tied(1, 1, 1, 1)).toBeNull();
    // Parted by rounding alone.
    expect(tied(0.623, 0.626, 0.623, 0.623)).toBeNull();
  });

  it('are named by the nearest where they are not', () => {
    expect(tied(0.6, 0.6, 0.65, 0.6)).toEqual([0, 1, 2]);
    expect(tied(1, 0.99, 1, 1)).toEqual([0, 1, 2]);
    expect(tied(0, 0.01, 0, 0)).toEqual([0, 1, 2]);
  });

  it('have the same probability as shown', () => {
    const advice = {
      ...adviceWith([0.623, 0.626, 0.623, 0.623].map((make, at) => cheap(at, make))),
    };
    const { options } = asShown({ ...advice, verdict: 'toss-up' });
    expect(options.map(({ make }) => make)).toEqual([0.623, 0.623, 0.623, 0.623]);
  });
});
