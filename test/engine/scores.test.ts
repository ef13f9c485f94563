import { describe, expect, it } from 'vitest';
import {
  FORMULAS,
  FORMULA_IDS,
  type Formula,
  type FormulaId,
  type RuleSet,
  type ScorePart,
  type Scoring,
  bidPoints,
  gameEnds,
  isMade,
  leadingSides,
  openingStanding,
  paidStreak,
  paysStreaks,
  presetRules,
  scoreRound,
  viewFor,
} from '@/engine/index.ts';
import { newGameWith } from '../../tools/lib/games.ts';
import { roundPlayed, withStanding } from '../../tools/lib/positions.ts';
import { formulaOf } from '../support/engine/formula.ts';

const BASE = presetRules('bugger-your-neighbor');

const paid = (scoring: FormulaId | Formula, bid: number, tricks: number, handSize = 8): number =>
  bidPoints(scoring, { bid, tricks, handSize });

it.each(FORMULA_IDS)('%s says all that a formula in rules of their own says', (id) => {
  expect(FORMULAS[id].kind).toBe('formula');
  expect(['high', 'low']).toContain(FORMULAS[id].wins);
});

/** An independent implementation of [SCORE-1]. */
const [b, t] = [4, 6];
const d = Math.abs(b - t);

describe('[SCORE-1] the formulas', () => {
  it('count a bid as made if it is met exactly', () => {
    expect(isMade({ bid: 3, tricks: 3 })).toBe(true);
    expect(isMade({ bid: 3, tricks: 4 })).toBe(false);
    expect(isMade({ bid: 3, tricks: 2 })).toBe(false);
  });

  it.each<[FormulaId, number, number]>([
    ['standard', 10 + b, 0],
    ['partial', 10 + b, t],
    ['penalty', 10 + b, -d],
    ['canadian', 10 + b, -d],
    ['trick-plus-ten', b + 10, t],
    ['five', 5 + b, -d],
    ['double', 10 + 2 * b, 0],
    ['british', 10 + 2 * b, -5],
    ['devil', 10 + 2 * b, -2 * d],
    ['square', 10 + b * b, -5 * ((d * (d + 1)) / 2)],
    ['square-off', 10 + b * b, -(d * d)],
    ['ten-times', 10 * b, -10 * b],
    ['wizard', 20 + 10 * b, -10 * d],
    ['skull-king', 20 * b, -10 * d],
    ['romanian', 5 + b, -d],
    ['ascenseur', 2 + b, -d],
    ['bid-plus-hand', b + 8, 0],
    ['mirror', 10 + b, -(10 + b)],
    ['golf', 0, d],
  ])('%s pays 4 made %i, and 4 missed by 2 tricks %i', (formula, made, missed) => {
    expect(paid(formula, b, b)).toBe(made);
    expect(paid(formula, b, t)).toBe(missed);
    expect(FORMULA_IDS).toContain(formula);
  });

  it.each<[FormulaId, number, number]>([
    ['standard', 10, 0],
    ['partial', 10, 3],
    ['canadian', 5, -3],
    ['penalty', 10, -3],
    ['british', 10, -5],
    ['ten-times', 10, -10],
    ['wizard', 20, -30],
    ['skull-king', 80, -80],
    ['golf', 0, 3],
  ])('%s pays a bid of 0 with 8 cards %i, and with 3 tricks %i', (formula, made, missed) => {
    expect(paid(formula, 0, 0)).toBe(made);
    expect(paid(formula, 0, 3)).toBe(missed);
  });

  it('count every term of a part: 1, b, t, d, b², d², d(d+1)/2, n', () => {
    const each = (part: ScorePart) => paid(formulaOf({ missed: part }), 5, 2, 7);
    expect(each({ one: 3 })).toBe(3);
    expect(each({ bid: 1 })).toBe(5);
    expect(each({ tricks: 1 })).toBe(2);
    expect(each({ off: 1 })).toBe(3);
    expect(each({ bidSquared: 1 })).toBe(25);
    expect(each({ offSquared: 1 })).toBe(9);
    expect(each({ offTriangle: 1 })).toBe(6);
    expect(each({ handSize: 1 })).toBe(7);
    expect(each({ one: 100, bid: -2, off: 10, handSize: 1 })).toBe(127);
    expect(each({})).toBe(0);
  });

  it('use the parts for a zero bid in place of the others if given', () => {
    const zero = { made: { one: 7 }, missed: { tricks: -1 } };
    const formula = formulaOf({ made: { one: 1 }, missed: { one: 2 }, zero });
    const pays = (bid: number, tricks: number) => paid(formula, bid, tricks);
    expect([pays(0, 0), pays(0, 2), pays(1, 1), pays(1, 2)]).toEqual([7, -2, 1, 2]);
  });

  it('have one line for each bid, made or missed', () => {
    const facts = { handSize: 2, bids: [2, 1, 0, 1], tricks: [2, 0, 0, 0] };
    const { state } = roundPlayed(newGameWith({ ...BASE, scoring: 'standard' }), facts);
    expect(state.past[0]?.ledger.map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, 'made'],
      [1, 'missed'],
      [2, 'made'],
      [3, 'missed'],
    ]);
  });

  it('show a streak only as far as it pays', () => {
    const shown = (streak: Formula['streak']) => {
      const rules: RuleSet = { ...BASE, scoring: formulaOf({ streak }) };
      const standing = { totals: [], bags: [], streaks: [3, -2, 0] };
      return {
        pays: paysStreaks(rules),
        streaks: [0, 1, 2, 3].map((seat) => paidStreak({ rules, standing }, seat)),
      };
    };
    expect(shown({ from: 2, points: 5 })).toEqual({ pays: true, streaks: [3, 0, 0, 0] });
    expect(shown({ every: 2, made: 5, missed: 0 })).toEqual({ pays: true, streaks: [3, 0, 0, 0] });
    expect(shown({ every: 2, made: 5, missed: -5 })).toEqual({
      pays: true,
      streaks: [3, -2, 0, 0],
    });
    expect(shown(null)).toEqual({ pays: false, streaks: [0, 0, 0, 0] });
    const spades = presetRules('spades');
    const standing = { totals: [], bags: [], streaks: [3, 3, 3, 3] };
    expect(paysStreaks(spades)).toBe(false);
    expect(paidStreak({ rules: spades, standing }, 0)).toBe(0);
  });

  it('pay a streak bonus from its first made bid until a bid is missed', () => {
    const scoring = formulaOf({ made: { one: 10 }, streak: { from: 3, points: 5 } });
    let state = newGameWith({ ...BASE, scoring });
    const made = [true, true, true, true, false, true, true, true];
    for (const [index, isMade] of made.entries()) {
      const facts = { handSize: 1, bids: [isMade ? 1 : 0, 0, 0, 0], tricks: [1, 0, 0, 0] };
      state = roundPlayed(state, facts, index).state;
    }
    expect(state.past.map(({ points }) => points[0])).toEqual([10, 10, 15, 15, 0, 10, 10, 15]);
    expect(state.past[2]?.ledger.filter(({ seat }) => seat === 0)).toEqual([
      { side: 0, seat: 0, kind: 'made', points: 10 },
      { side: 0, seat: 0, kind: 'streak', points: 5 },
    ]);
    expect(state.standing.streaks).toEqual([3, 8, 8, 8]);
  });
});

describe('[SCORE-2] totals', () => {
  it('go below zero, without a floor', () => {
    const rules: RuleSet = { ...BASE, scoring: 'devil' };
    const facts = { handSize: 2, bids: [2, 2, 0, 0], tricks: [0, 0, 1, 1] };
    const once = roundPlayed(newGameWith(rules), facts).state;
    expect(once.standing.totals).toEqual([-4, -4, -2, -2]);
    expect(roundPlayed(once, facts, 1).state.standing.totals).toEqual([-8, -8, -4, -4]);
  });

  it('are never negative zero', () => {
    const outcome = {
      handSize: 3,
      bids: [0, 1, 2, 0],
      blindNils: [false, false, false, true],
      tricks: [1, 1, 0, 1],
    };
    const nothing: Scoring = {
      kind: 'partnership',
      perTrick: 0,
      nil: 0,
      blindNil: 0,
      blindNilBehind: 0,
      bag: 0,
      bagLimit: 1,
      bagPenalty: 0,
    };
    for (const scoring of [...Object.values(FORMULAS), nothing]) {
      const sides = scoring.kind === 'partnership' ? 'partners' : 'solo';
      const rules: RuleSet = { ...presetRules('spades'), sides, scoring };
      const score = scoreRound(rules, outcome, openingStanding(rules));
      const numbers = [
        ...score.points,
        ...score.standing.totals,
        ...score.ledger.map(({ points }) => points),
      ];
      expect(numbers.filter((points) => Object.is(points, -0))).toEqual([]);
    }
  });
});

const overAt = (totals: readonly number[], rest: Partial<RuleSet> = {}) => {
  const rules: RuleSet = {
    ...BASE,
    schedule: { shape: 'constant', low: 1, high: 1, turns: 1 },
    scoring: formulaOf({}),
    ...rest,
  };
  const facts = { handSize: 1, bids: [0, 0, 0, 0], tricks: [1, 0, 0, 0] };
  return roundPlayed(withStanding(newGameWith(rules), { totals }), facts).state;
};

describe('[END-1] after the last round', () => {
  it.each([
    [[13, 12, 11, 10], [0]],
    [
      [100, 100, 90, 80],
      [0, 1],
    ],
    [
      [50, 120, 120, 120],
      [1, 2, 3],
    ],
    [
      [0, 0, 0, 0],
      [0, 1, 2, 3],
    ],
    [
      [-5, -3, -9, -3],
      [1, 3],
    ],
  ])('with %j the winners are %j', (totals, winners) => {
    expect(overAt(totals).round).toMatchObject({ phase: 'over', winners });
  });

  it('with golf’s scoring the lowest total wins', () => {
    const scoring = formulaOf({ wins: 'low' });
    expect(overAt([3, 1, 2, 1], { scoring }).round).toMatchObject({ winners: [1, 3] });
  });

  it('is not before it', () => {
    expect([2, 1, 0].map((left) => gameEnds(BASE, [999, 0, 0, 0], left))).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('[END-2] leaders and winners', () => {
  it('are all seats tied for the best total', () => {
    for (const totals of [
      [4, 4, 1, 0],
      [0, 0, 0, 0],
      [-1, -2, -1, -1],
    ]) {
      const state = overAt(totals);
      const { round, standing, rules } = viewFor(state, 2);
      expect(round.phase === 'over' && round.winners).toEqual(leadingSides(rules, standing.totals));
    }
  });
});
