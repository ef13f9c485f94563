import { describe, expect, it } from 'vitest';
import { gameUtilityOf } from '@/ai/net/game-utility.ts';
import { FORMULAS, type Formula, type FormulaId, presetRules, viewFor } from '@/engine/index.ts';
import { dealt, opened } from '../../../tools/lib/games.ts';
import { roundsOf, someHands, standingAt } from '../../../tools/lib/positions.ts';

/** Seat 1 is to bid on five cards with these totals, and so many rounds are left with this one. */
function aimAt(totals: readonly number[], rounds: number, formulaId: FormulaId = 'standard') {
  const formula: Formula = FORMULAS[formulaId];
  const preset = presetRules('bugger-your-neighbor');
  const rules = roundsOf({ ...preset, players: 4, scoring: formula }, 5, rounds);
  const state = standingAt(
    dealt(opened(rules), { hands: someHands(4, 5), dealer: 0, turned: 'AS' }),
    { totals },
  );
  const view = viewFor(state, 1);
  if (view.round.phase === 'ready') throw new Error('no cards');
  return gameUtilityOf(view, view.round, formula);
}

describe('what a seat plays for', () => {
  it('is points as long as all are equal and much is to come', () => {
    const aim = aimAt([0, 0, 0, 0], 15);
    const made = [0, 1, 2, 3].map((bid) => aim?.utilities(bid)[bid] as number);
    const missed = aim?.utilities(1)[2] as number;
    const steps = made.slice(1).map((worth, at) => worth - (made[at] as number));
    expect(made[1] as number).toBeGreaterThan(missed + 8);
    for (const step of steps) {
      expect(step).toBeGreaterThan(0.7);
      expect(step).toBeLessThan(1.5);
    }
    const [first, own, ...others] = aim?.opponentCosts ?? [];
    expect(own).toBe(0);
    for (const price of others) expect(price).toBeCloseTo(first as number, 5);
  });

  it('is the bid that wins when a smaller one is made for nothing', () => {
    // Nobody but the leader is near, and 13 points are wanted in the last round.
    const aim = aimAt([-100, 0, 12, -100], 1);
    const [two, three, four] = [2, 3, 4].map((bid) => aim?.utilities(bid)[bid] as number);
    expect((three as number) - (two as number)).toBeGreaterThan(
      3 * Math.abs((four as number) - (three as number)),
    );
  });

  it('counts the rival who is near, not the one who is far behind', () => {
    const prices = aimAt([0, 100, 98, 20], 2)?.opponentCosts ?? [];
    expect(prices[2]).toBeGreaterThan(5 * (prices[0] as number));
    expect(prices[2]).toBeGreaterThan(5 * (prices[3] as number));
  });

  it('is the lowest total where the lowest wins', () => {
    const aim = aimAt([20, 10, 9, 40], 2, 'golf');
    const made = aim?.utilities(2)[2] as number;
    expect(made).toBeGreaterThan(aim?.utilities(2)[1] as number);
    expect(made).toBeGreaterThan(aim?.utilities(2)[4] as number);
    const prices = aim?.opponentCosts ?? [];
    expect(prices[2]).toBeGreaterThan(prices[3] as number);
  });

  it('is nothing beside points when the game is decided', () => {
    expect(aimAt([0, 500, 0, 0], 1)).toBeNull();
    expect(aimAt([500, 0, 0, 0], 1)).toBeNull();
  });
});
