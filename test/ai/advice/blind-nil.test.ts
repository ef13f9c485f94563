import { describe, expect, it } from 'vitest';
import { type Advice, type GameState, dealtRound, presetRules, viewFor } from '@/engine/index.ts';
import { fullAdvice } from '@/ai/advice/full-advice.ts';
import { newAdviser } from '../../../tools/lib/adviser.ts';
import { after, newGameWith } from '../../../tools/lib/games.ts';
import { withStanding } from '../../../tools/lib/positions.ts';

const adviser = newAdviser();
/** As many as a hint uses. */
const DETERMINIZATIONS = 400;

/** Totals of side 1, which declares first, and of the other side. */
const asked = (own: number, theirs: number, dealSeed?: string): GameState => {
  const game = newGameWith(presetRules('spades'), {
    firstDealer: 3,
    ...(dealSeed === undefined ? {} : { dealSeed }),
  });
  return after(withStanding(game, { totals: [theirs, own] }), { type: 'deal' });
};

function adviceOn(state: GameState, seat = 1): Advice {
  const advice = fullAdvice(adviser, viewFor(state, seat), DETERMINIZATIONS);
  if (advice === null) throw new Error('no advice');
  return advice;
}

describe('advice before a blind nil', () => {
  const behind = asked(60, 200);

  it('is to look first while there is time, and shows the risk of a blind nil', () => {
    const advice = adviceOn(behind);
    const [look, blind] = advice.options;
    expect(advice).toMatchObject({
      about: 'declaration',
      best: 0,
      determinizations: DETERMINIZATIONS,
    });
    expect(blind?.make).toBeLessThan(0.5);
    // ±200 points, and what the partner scores.
    expect(blind?.points).toBeLessThan(look?.points ?? Number.NaN);
    // The prompt itself says how far the side trails.
    expect(advice.position).toEqual([]);
  });

  it('does not depend on the deal: nobody has seen a card', () => {
    const other = asked(60, 200, 'f'.repeat(32));
    expect(dealtRound(viewFor(other, 1))?.hands[1]).toMatchObject({ kind: 'hidden' });
    expect(adviceOn(other)).toEqual(adviceOn(behind));
  });

  it('is to bid it when nothing else can save the game', () => {
    // Any contract wins the opponents the game, and a blind nil would win it first.
    // The partner, asked first, has declined.
    const left = after(asked(340, 495), { type: 'declare', seat: 1, blindNil: false });
    const advice = adviceOn(left, 3);
    expect(advice.options[advice.best]?.command).toMatchObject({ blindNil: true });
    expect(advice.position).toContainEqual({ kind: 'game-at-stake' });
    // Looking first has a cost, although it scores more points.
    expect(advice.options[0]?.cost).toBeGreaterThan(0);
    expect(advice.options[0]?.points).toBeGreaterThan(advice.options[1]?.points ?? Number.NaN);
  });
});
