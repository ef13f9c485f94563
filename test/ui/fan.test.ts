import { describe, expect, test } from 'vitest';
import { fan } from '@/ui/hand/fan.ts';

const RATIO = 7 / 5;

/** A hand whose upper of two rows may end after so many cards. */
const broken = (count: number, ...breaks: readonly number[]) =>
  breaks.map((upper) => [upper, count - upper]);

const SIZES = [
  { room: 304, card: 62 },
  { room: 344, card: 70 },
  { room: 828, card: 66 },
  { room: 1264, card: 120 },
];
const cases = SIZES.flatMap((size) =>
  Array.from({ length: 26 }, (_, index) => ({ ...size, count: index + 1 })),
);

describe.each(cases)('$count cards of $card px in $room px', ({ count, room, card }) => {
  const { places, height } = fan(count, room, card);

  test('stay within the hand', () => {
    for (const { x, y, turn } of places) {
      const angle = (Math.abs(turn) * Math.PI) / 180;
      const half = (card * Math.cos(angle) + card * RATIO * Math.sin(angle)) / 2;
      const tall = card * RATIO * Math.cos(angle) + card * Math.sin(angle);
      expect(Math.abs(x) + half).toBeLessThanOrEqual(room / 2 + 0.01);
      expect(y + (card * RATIO) / 2 + tall / 2).toBeLessThanOrEqual(height + 0.6);
    }
  });

  test('leave every index free, as a target of at least 24 px', () => {
    places.slice(1).forEach((place, index) => {
      const before = places[index];
      const step = place.x - (before?.x ?? 0);
      // A negative step starts the next row, which leaves rank and suit of the one above visible.
      const free = step < 0 ? place.y - (before?.y ?? 0) : step;
      expect(free).toBeGreaterThanOrEqual(Math.max(24, card * 0.31));
    });
  });
});

test('in both text directions the top card of a row is fully visible', () => {
  const { places } = fan(12, 304, 62);
  const free = (row: number, side: 'width' | 'widthFromRight') =>
    places.filter((place) => place.row === row).map((place) => place.free[side] === 62);
  for (const row of [0, 1]) {
    expect(free(row, 'width')).toEqual([false, false, false, false, false, true]);
    expect(free(row, 'widthFromRight')).toEqual([true, false, false, false, false, false]);
  }
});

test('a hand keeps the height that it was dealt with, as long as it has as many rows', () => {
  const heights = (room: number, counts: readonly number[]) =>
    new Set(counts.map((count) => fan(count, room, 70, counts[0]).height));
  expect(heights(344, [6, 5, 4, 3, 2, 1, 0])).toEqual(new Set([fan(6, 344, 70, 6).height]));
  expect(heights(828, [10, 7, 4, 1]).size).toBe(1);
  // Fewer cards are curved more, and so higher.
  expect(heights(348, [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]).size).toBe(1);
  expect(fan(1, 344, 70, 17).height).toBeLessThan(fan(17, 344, 70).height);
});

describe('two rows of a hand', () => {
  test('leave every index free on the narrowest phone, whatever the suits', () => {
    for (let count = 9; count <= 17; count += 1)
      for (let end = 1; end < count; end += 1)
        expect(fan(count, 304, 62, count, broken(count, end)).step).toBeGreaterThanOrEqual(24);
  });

  test('have a card each, wherever they are to break', () => {
    for (const impossible of [-1, 0, 3, 4])
      expect(fan(3, 110, 70, 3, broken(3, impossible, 1))).toEqual(
        fan(3, 110, 70, 3, broken(3, 1)),
      );
    const { places } = fan(3, 110, 70, 3, broken(3, 1));
    expect(places.map(({ row }) => row)).toEqual([0, 1, 1]);
  });

  test('keep their height whichever suits are played', () => {
    const heights = [13, 12].flatMap((count) =>
      [[], [4], [5], [6], [7], [8]].map(
        (ends) => fan(count, 344, 70, 13, broken(count, ...ends)).height,
      ),
    );
    expect(new Set(heights).size).toBe(1);
  });
});

test('three rows keep their height whichever cards are played', () => {
  const height = (count: number, ...kept: readonly number[]) =>
    fan(count, 304, 62, 26, [kept]).height;
  const heights = [height(26), height(23, 9, 9, 5), height(22, 4, 9, 9), height(21, 7, 7, 7)];
  expect(new Set(heights).size).toBe(1);
});

test('an empty hand keeps its height', () => {
  expect(fan(0, 344, 70)).toEqual({ places: [], height: 70 * RATIO, step: 70, rows: 1 });
});

test('on a phone in landscape, the largest hand stays below 110 px', () => {
  for (let count = 1; count <= 17; count += 1) {
    expect(fan(count, 828, 66).height).toBeLessThanOrEqual(110);
  }
});
