import { describe, expect, test } from 'vitest';
import { flightPath } from '@/ui/motion.ts';
import { isThrow, speedOf } from '@/ui/hand/drag.ts';

describe('a release', () => {
  const HEIGHT = 100;
  test.each([
    ['let go high above the hand', 80, 0, true],
    ['let go low', 40, 0, false],
    ['thrown upwards', 30, -0.8, true],
    ['thrown, but from hardly off its place', 10, -0.8, false],
    ['pulled back at the last moment', 80, 0.8, false],
  ])('%s', (_title, rise, y, puts) => {
    expect(isThrow(rise, HEIGHT, { y })).toBe(puts);
  });
});

describe('the speed of a drag', () => {
  test('is measured over the last samples', () => {
    const points = [
      { x: 0, y: 0, at: 0 },
      { x: 0, y: 0, at: 400 },
      { x: 10, y: -40, at: 440 },
      { x: 20, y: -80, at: 480 },
    ];
    expect(speedOf(points)).toEqual({ x: 0.25, y: -1 });
  });
  test('is 0 after a rest or without movement', () => {
    expect(speedOf([{ x: 0, y: 0, at: 0 }])).toEqual({ x: 0, y: 0 });
    const rested = [
      { x: 0, y: 0, at: 0 },
      { x: 0, y: -80, at: 40 },
      { x: 0, y: -80, at: 300 },
    ];
    expect(speedOf(rested)).toEqual({ x: 0, y: 0 });
  });
});

describe('the flight of a card', () => {
  const from = { x: 100, y: 500, width: 80, turn: -6 };
  const home = { x: 160, y: 300, width: 50, turn: 0 };
  const shifts = (velocity: { x: number; y: number }) =>
    flightPath(from, home, velocity, 300).map(({ transform }) => {
      const [x = 0, y = 0, , scale = 0] = String(transform)
        .match(/-?[\d.]+/g)!
        .map(Number);
      return { x, y, scale };
    });

  test('starts where the card was held and ends in place', () => {
    const path = shifts({ x: 0, y: 0 });
    expect(path[0]).toEqual({ x: -60, y: 200, scale: 1.6 });
    expect(path.at(-1)).toEqual({ x: 0, y: 0, scale: 1 });
  });
  test('starts in the direction of the throw', () => {
    const thrownLeft = shifts({ x: -1.2, y: -0.5 });
    expect(Math.min(...thrownLeft.map(({ x }) => x))).toBeLessThan(-61);
    expect(thrownLeft.at(-1)).toEqual({ x: 0, y: 0, scale: 1 });
  });
});
