import { describe, expect, it } from 'vitest';
import { adaptiveLevel } from '@/ai/adaptive.ts';
import {
  ADAPTIVE,
  HUMAN,
  LEVELS,
  type PlayerView,
  type RuleSet,
  type SeatInfo,
  keyedSource,
  presetRules,
  viewFor,
} from '@/engine/index.ts';
import { DEAL_SEED, after, newGameWith } from '../../tools/lib/games.ts';

/** What the adaptive opponent at seat 1 sees before the first bid, with these totals of the sides. */
function viewWith(
  totals: readonly number[],
  rules: RuleSet = presetRules('bugger-your-neighbor', 4),
  first: SeatInfo['player'] = HUMAN,
  seat = 1,
): PlayerView {
  const seats = Array.from({ length: rules.players }, (_, each): SeatInfo => ({
    name: '',
    player: each === 0 ? first : ADAPTIVE,
  }));
  const state = after(newGameWith(rules, { seats }), { type: 'deal' });
  const view = viewFor(state, seat);
  return { ...view, standing: { ...view.standing, totals } };
}

/** The mean level over many decisions, as an index of the levels. */
function meanLevel(view: PlayerView): number {
  const drawn = Array.from({ length: 400 }, (_, each) =>
    LEVELS.indexOf(adaptiveLevel(view, keyedSource(DEAL_SEED, [each]))),
  );
  return drawn.reduce((sum, level) => sum + level, 0) / drawn.length;
}

describe('an adaptive opponent', () => {
  it('begins between easy and medium', () => {
    expect(meanLevel(viewWith([0, 0, 0, 0]))).toBeGreaterThan(0.1);
    expect(meanLevel(viewWith([0, 0, 0, 0]))).toBeLessThan(0.6);
  });

  it('is stronger, the further the human is ahead of it, up to master', () => {
    const means = [0, 6, 12, 18, 60].map((lead) => meanLevel(viewWith([lead, 0, 0, 0])));
    expect(means).toEqual(means.toSorted((a, b) => a - b));
    expect(new Set(means).size).toBe(means.length);
    expect(means.at(-1)).toBe(LEVELS.indexOf('master'));
  });

  it('is easy when it is ahead, and never less', () => {
    expect(meanLevel(viewWith([0, 20, 0, 0]))).toBe(0);
    expect(meanLevel(viewWith([0, 200, 0, 0]))).toBe(0);
  });

  it('looks at its own distance to the human, not at those of others', () => {
    expect(meanLevel(viewWith([20, 10, 60, 0]))).toBe(meanLevel(viewWith([20, 10, 0, 60])));
  });

  it('turns the score around where the lowest total wins', () => {
    const rules: RuleSet = { ...presetRules('bugger-your-neighbor', 4), scoring: 'golf' };
    expect(meanLevel(viewWith([0, 60, 0, 0], rules))).toBeGreaterThan(2);
    expect(meanLevel(viewWith([60, 0, 0, 0], rules))).toBe(0);
  });

  it('helps the human who is behind as a partner, and holds back when ahead', () => {
    const rules = presetRules('spades');
    expect(meanLevel(viewWith([0, 300], rules, HUMAN, 2))).toBe(LEVELS.indexOf('master'));
    expect(meanLevel(viewWith([300, 0], rules, HUMAN, 2))).toBe(0);
    expect(meanLevel(viewWith([300, 0], rules, HUMAN, 1))).toBe(LEVELS.indexOf('master'));
  });

  it('is medium where no human plays', () => {
    expect(
      adaptiveLevel(viewWith([50, 0, 0, 0], undefined, 'hard'), keyedSource(DEAL_SEED, [])),
    ).toBe('medium');
  });

  it('decides the same from the same seed', () => {
    const view = viewWith([7, 0, 0, 0]);
    const levels = [1, 2].map(() => adaptiveLevel(view, keyedSource(DEAL_SEED, [3])));
    expect(levels[0]).toBe(levels[1]);
  });
});
