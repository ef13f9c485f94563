import { describe, expect, it } from 'vitest';
import { gameUtilityOf } from '@/ai/net/game-utility.ts';
import { FORMULAS, type Formula, type FormulaId, presetRules, viewFor } from '@/engine/index.ts';
import { dealt, newGameWith } from '../../../tools/lib/games.ts';
import { roundsOf, someHands, withStanding } from '../../../tools/lib/positions.ts';

/** Seat 1 is to bid on five cards with these totals; `rounds` rounds remain, including this one. */
function utilityAt(totals: readonly number[], rounds: number, formulaId: FormulaId = 'standard') {
  const formula: Formula = FORMULAS[formulaId];
  const preset = presetRules('bugger-your-neighbor');
  const rules = roundsOf({ ...preset, players: 4, scoring: formula }, 5, rounds);
  const state = withStanding(
    dealt(newGameWith(rules), { hands: someHands(4, 5), dealer: 0, turned: 'AS' }),
    { totals },
  );
  const view = viewFor(state, 1);
  if (view.round.phase === 'ready') throw new Error('no cards');
  return gameUtilityOf(view, view.round, formula);
}

describe('the utility of a seat', () => {
  it('is points while totals are equal and many rounds remain', () => {
    const utility = utilityAt([0, 0, 0, 0], 15);
    const made = [0, 1, 2, 3].map((bid) => utility?.utilities(bid)[bid] as number);
    const missed = utility?.utilities(1)[2] as number;
    const steps = made.slice(1).map((worth, at) => worth - (made[at] as number));
    expect(made[1] as number).toBeGreaterThan(missed + 8);
    for (const step of steps) {
      expect(step).toBeGreaterThan(0.7);
      expect(step).toBeLessThan(1.5);
    }
    const [first, own, ...others] = utility?.opponentCosts ?? [];
    expect(own).toBe(0);
    for (const price of others) expect(price).toBeCloseTo(first as number, 5);
  });

  it('prefers a bid that can win over a smaller one that cannot', () => {
    // Only the leader is within reach: the seat needs 13 points in the last round.
    const utility = utilityAt([-100, 0, 12, -100], 1);
    const [two, three, four] = [2, 3, 4].map((bid) => utility?.utilities(bid)[bid] as number);
    expect((three as number) - (two as number)).toBeGreaterThan(
      3 * Math.abs((four as number) - (three as number)),
    );
  });

  it('weights opponents close in the standings, not those far behind', () => {
    const costs = utilityAt([0, 100, 98, 20], 2)?.opponentCosts ?? [];
    expect(costs[2]).toBeGreaterThan(5 * (costs[0] as number));
    expect(costs[2]).toBeGreaterThan(5 * (costs[3] as number));
  });

  it('aims for the lowest total when the lowest wins', () => {
    const utility = utilityAt([20, 10, 9, 40], 2, 'golf');
    const made = utility?.utilities(2)[2] as number;
    expect(made).toBeGreaterThan(utility?.utilities(2)[1] as number);
    expect(made).toBeGreaterThan(utility?.utilities(2)[4] as number);
    const costs = utility?.opponentCosts ?? [];
    expect(costs[2]).toBeGreaterThan(costs[3] as number);
  });

  it('is points alone when the game is decided', () => {
    expect(utilityAt([0, 500, 0, 0], 1)).toBeNull();
    expect(utilityAt([500, 0, 0, 0], 1)).toBeNull();
  });
});
