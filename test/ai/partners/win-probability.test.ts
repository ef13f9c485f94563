import { describe, expect, it } from 'vitest';
import { sideOutcomeOf } from '@/ai/partners/side-outcome.ts';
import { winProbabilityBefore } from '@/ai/partners/win-probability.ts';
import { type PlayerView, presetRules, viewFor } from '@/engine/index.ts';
import { newGameWith } from '../../../tools/lib/games.ts';
import { withStanding } from '../../../tools/lib/positions.ts';

/** The view of seat 0 with these totals before the round. */
const at = (...totals: readonly [mine: number, others: number]): PlayerView =>
  viewFor(withStanding(newGameWith(presetRules('spades')), { totals, bags: [0, 0] }), 0);

const ROUND = { index: 5, handSize: 13, blindNils: [false, false, false, false] };

/** What a contract of 8 that reaches 500 is worth to the side of seat 0, beyond the points of the round. */
function worthOfWinning(view: PlayerView): number {
  const { gameDecided, utility, gain } = sideOutcomeOf(
    { bids: [4, 2, 4, 3], tricks: [4, 2, 4, 3] },
    view,
    ROUND,
  );
  expect(gameDecided).toBe(1);
  return utility - gain;
}

describe('the win probability among partners', () => {
  it('is even with equal totals and adds up to 1 over both sides', () => {
    expect(winProbabilityBefore(at(300, 300), ROUND)).toBe(0.5);
    expect(
      winProbabilityBefore(at(430, 300), ROUND) + winProbabilityBefore(at(300, 430), ROUND),
    ).toBeCloseTo(1);
  });

  it('counts a lead for more the nearer the leader is to the target', () => {
    expect(winProbabilityBefore(at(450, 400), ROUND)).toBeGreaterThan(
      winProbabilityBefore(at(150, 100), ROUND),
    );
  });

  it('makes a win at once worth little to a side far ahead', () => {
    expect(worthOfWinning(at(430, 425))).toBeGreaterThan(100);
    expect(worthOfWinning(at(430, 130))).toBeLessThan(10);
  });
});
