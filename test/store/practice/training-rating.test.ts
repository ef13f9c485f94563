import { describe, expect, it } from 'vitest';
import type { SolveRates } from '@/engine/exercise/index.ts';
import {
  estimatedRating,
  ratedAnswer,
  solveProbability,
} from '@/store/practice/training-rating.ts';

const ALL: SolveRates = { quick: 1, easy: 1, medium: 1, hard: 1, expert: 1 };
const NONE: SolveRates = { quick: 0, easy: 0, medium: 0, hard: 0, expert: 0 };

describe('the first rating of a position', () => {
  it('rises as fewer simple players solve it', () => {
    const rising = [
      ALL,
      { ...ALL, quick: 0 },
      { ...ALL, quick: 0, easy: 0.5 },
      { ...ALL, quick: 0, easy: 0, medium: 0.5 },
      { ...NONE, hard: 1, expert: 1 },
      { ...NONE, expert: 1 },
      NONE,
    ].map((solved) => estimatedRating(solved).value);
    expect(rising).toEqual(rising.toSorted((a, b) => a - b));
    expect(new Set(rising).size).toBe(rising.length);
  });

  it('is uncertain, but less so than that of a new player', () => {
    expect(estimatedRating(ALL).deviation).toBeGreaterThan(80);
    expect(estimatedRating(ALL).deviation).toBeLessThan(350);
  });
});

describe('a rated answer', () => {
  it('follows the example of the Glicko-2 paper in its direction and size', () => {
    const player = { value: 1500, deviation: 200, volatility: 0.06 };
    const position = { value: 1400, deviation: 30, volatility: 0.06 };
    const { player: after } = ratedAnswer(player, position, true);
    // The paper rates three games at once; this is the first of them alone.
    expect(after.value).toBeCloseTo(1563.4, 0);
    expect(after.deviation).toBeLessThan(200);
  });

  it('moves player and position in opposite directions', () => {
    const player = { value: 1200, deviation: 100, volatility: 0.06 };
    const { player: after, position } = ratedAnswer(player, player, false);
    expect(after.value).toBeLessThan(1200);
    expect(position.value).toBeGreaterThan(1200);
  });
});

it('players solve positions of their own rating half of the time', () => {
  expect(solveProbability(1300, 1300)).toBe(0.5);
  expect(solveProbability(1700, 1300)).toBeCloseTo(10 / 11);
});
