import { describe, expect, it } from 'vitest';
import { nilTrickOf } from '@/ai/advice/nil-trick.ts';

describe('that a nil holds more or less often', () => {
  /** The reason where seat 2 takes the trick so often after each card; the first ones are called equally good. */
  const ofNil = (
    taken: readonly number[],
    [best, other]: readonly [number, number],
    inHearts: readonly number[] = [],
  ) =>
    nilTrickOf(
      {
        named: taken.slice(0, -1).map((_, choice) => choice),
        takeRate: (choice, seat) => (seat === 2 ? (taken[choice] ?? 0) : 1),
        breakRate: (choice, seat, suit) =>
          seat === 2 && suit === 'H' ? (inHearts[choice] ?? 0) : 0.1,
      },
      { kind: 'nil', option: taken.length - 1, seat: 2, best, other },
    );

  it('is explained by the trick that its player takes, or no longer takes', () => {
    // Regression: “With 6♠, Bram’s nil holds less often: 75%, not 90%.”, and not why.
    expect(ofNil([0.1, 0.25], [0.9, 0.75])).toEqual({
      kind: 'taker',
      seat: 2,
      best: 0.1,
      other: 0.25,
    });
    expect(ofNil([0.25, 0.1], [0.75, 0.9])).toMatchObject({ best: 0.25, other: 0.1 });
    // So small a difference tells something only where one is several times the other.
    expect(ofNil([0.05, 0.1], [0.9, 0.85])).toMatchObject({ best: 0.05, other: 0.1 });
    expect(ofNil([0.45, 0.5], [0.5, 0.45])).toBeNull();
  });

  it('is not explained by less than half of the difference, nor by the opposite', () => {
    expect(ofNil([0.1, 0.25], [0.9, 0.5])).toBeNull();
    expect(ofNil([0.25, 0.1], [0.9, 0.75])).toBeNull();
  });

  it('is explained by the suit in which it breaks later, where the trick on the table does not', () => {
    expect(ofNil([0.1, 0.1], [0.9, 0.75], [0.05, 0.2])).toEqual({
      kind: 'breaks',
      suit: 'H',
      best: 0.05,
      other: 0.2,
    });
    expect(ofNil([0.1, 0.25], [0.9, 0.75], [0.05, 0.2])).toMatchObject({ kind: 'taker' });
    expect(ofNil([0.1, 0.1], [0.9, 0.75], [0.2, 0.05])).toBeNull();
  });

  it('is explained by a trick only if it holds for all cards called equally good', () => {
    expect(ofNil([0.1, 0.15, 0.25], [0.9, 0.75])).toMatchObject({ best: 0.15 });
    expect(ofNil([0.1, 0.25, 0.25], [0.9, 0.75])).toBeNull();
  });
});
