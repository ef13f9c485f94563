import { describe, expect, it } from 'vitest';
import { makingPays } from '@/ai/heuristic/points.ts';
import {
  FORMULA_IDS,
  FORMULAS,
  type Formula,
  type GameState,
  LEVELS,
  type RuleSet,
  type ScorePart,
  cards,
  maxHandSize,
  presetRules,
} from '@/engine/index.ts';
import { dealt, newGameWith } from '../../tools/lib/games.ts';
import { withStanding } from '../../tools/lib/positions.ts';
import { moveOf } from '../../tools/lib/tables.ts';
import { formulaOf } from '../support/engine/formula.ts';

// Unusual house rules, which levels trained on the common ones must handle too.

const formula = (made: ScorePart, missed: ScorePart): Formula => formulaOf({ made, missed });

const MISSES_PAY = formula({ one: -10 }, { one: 10 });
const TRICKS_PAY = formula({ tricks: 10 }, { tricks: 5 });

const rulesOf = (scoring: Formula): RuleSet => ({
  ...presetRules('bugger-your-neighbor'),
  hook: false,
  scoring,
});

/** Seat 0 bids first with these five cards. */
const bidding = (scoring: Formula, own: string): GameState =>
  dealt(newGameWith(rulesOf(scoring)), {
    hands: [cards(own), cards('2C 5C 8C JC 3D'), cards('3C 6C 9C 2D 4D'), cards('4C 7C TC 5D 6D')],
    dealer: 3,
    turned: '2S',
  });

it('making a bid pays under all named scorings, but not if only misses or tricks score', () => {
  for (const id of FORMULA_IDS)
    for (let handSize = 1; handSize <= maxHandSize({ players: 3 }); handSize++)
      expect([id, handSize, makingPays(FORMULAS[id], handSize)]).toEqual([id, handSize, true]);
  expect(makingPays(MISSES_PAY, 5)).toBe(false);
  expect(makingPays(TRICKS_PAY, 5)).toBe(false);
  expect(makingPays({ ...MISSES_PAY, wins: 'low' }, 5)).toBe(true);
});

describe.each(LEVELS)('%s', (level) => {
  it('bids what the hand cannot make if only missed bids score', () => {
    const move = moveOf(bidding(MISSES_PAY, '2H 3H 4H 7D 8D'), 0, level);
    expect(move).toMatchObject({ type: 'bid' });
    expect(move.type === 'bid' && move.bid).toBeGreaterThanOrEqual(4);
  });

  it('does not bid low with the best of hands if tricks score', () => {
    const move = moveOf(bidding(TRICKS_PAY, 'AS KS QS JS TS'), 0, level);
    expect(move.type === 'bid' && move.bid).toBeGreaterThanOrEqual(4);
  });

  it.each([
    { what: 'trails by little and looks at its cards', totals: [100, 210], blindNil: false },
    { what: 'trails by much, but nobody is about to win', totals: [0, 310], blindNil: false },
    { what: 'is too far behind for a blind nil to win', totals: [150, 480], blindNil: false },
    { what: 'is about to lose, and bids nil blind', totals: [330, 480], blindNil: true },
  ])('$what', ({ totals, blindNil }) => {
    const state = dealt(withStanding(newGameWith(presetRules('spades')), { totals }), {
      hands: [cards('AS'), cards('KS'), cards('QS'), cards('JS')],
      handSize: 13,
      dealer: 3,
      mayDeclare: [0, 2],
    });
    expect(moveOf(state, 0, level)).toEqual({ type: 'declare', seat: 0, blindNil });
  });
});
