import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  PRESET_IDS,
  type RuleSet,
  bidPoints,
  bidRefusal,
  handSizes,
  isHooked,
  presetRules,
  resolveScoring,
  winningIndex,
  STANDARD_RANKING,
} from '@/engine/index.ts';
import { type FormulaFacts, formulaFacts } from '@/features/rules/score-facts.ts';
import { formulaText, lettersOf } from '@/features/rules/formula-notation.ts';
import { ruleFacts } from '@/features/rules/rule-facts.ts';
import { anyFormula, anyRules } from '../../../tools/lib/rule-sets.ts';
import { runs } from '../../support/runs.ts';

const family = presetRules('bugger-your-neighbor');
const presets = PRESET_IDS.map((id) => presetRules(id));

/** Every preset, and random rules. */
const check = (property: (rules: RuleSet) => void): void =>
  fc.assert(fc.property(anyRules, property), {
    numRuns: runs(50),
    examples: presets.map((rules): [RuleSet] => [rules]),
  });

/** The value of a formula as displayed, by an independent parser. */
function valueOf(shown: string, letters: Readonly<Record<string, number>>): number {
  const terms = shown
    .replaceAll('d(d + 1)/2', 'Δ')
    .replaceAll(',', '')
    .split(/ (?=[+−] )/);
  return terms.reduce((sum, text) => {
    const match = /^(?<sign>[+−]?) ?(?<number>\d*)(?<letter>[btdnΔ]?)(?<square>²?)$/.exec(text);
    if (match?.groups === undefined) throw new Error(`not a term: ${text}`);
    const { sign, number, letter, square } = match.groups;
    const value = letter === '' ? 1 : letters[letter ?? '']!;
    const size = (number === '' ? 1 : Number(number)) * (square === '²' ? value ** 2 : value);
    return sign === '−' ? sum - size : sum + size;
  }, 0);
}

const lettersFor = (bid: number, tricks: number, handSize: number) => {
  const d = Math.abs(bid - tricks);
  return { b: bid, t: tricks, d, n: handSize, Δ: (d * (d + 1)) / 2 };
};

const shownFor = (facts: FormulaFacts, bid: number, tricks: number): string => {
  const outcome = bid === tricks ? 'made' : 'missed';
  const part = bid === 0 ? 'zero' : 'some';
  const missed = bid < tricks ? 'over' : 'under';
  const cases = new Set<string>([outcome, `${part}-${outcome}`]);
  if (bid !== tricks) for (const when of [missed, `${part}-${missed}`]) cases.add(when);
  const fitting = facts.pays.filter(({ when }) => cases.has(when));
  expect(fitting).toHaveLength(1);
  return formulaText(fitting[0]!.terms);
};

describe('a formula', () => {
  it('as displayed yields the engine’s points for every possible bid', () => {
    fc.assert(
      fc.property(anyFormula, fc.integer({ min: 1, max: 17 }), (formula, handSize) => {
        const facts = formulaFacts({ ...family, scoring: formula }, formula);
        for (let bid = 0; bid <= handSize; bid++)
          for (let tricks = 0; tricks <= handSize; tricks++)
            expect(valueOf(shownFor(facts, bid, tricks), lettersFor(bid, tricks, handSize))).toBe(
              bidPoints(formula, { bid, tricks, handSize }),
            );
      }),
      { numRuns: runs(30) },
    );
  });

  it.each([
    [{ one: 10, bid: 1 }, '10 + b'],
    [{ one: 10, tricks: 2 }, '10 + 2t'],
    [{ off: -1 }, '−d'],
    [{ one: -5 }, '−5'],
    [{ one: 1 }, '1'],
    [{ bidSquared: 1, one: 10 }, '10 + b²'],
    [{ offTriangle: -5 }, '−5d(d + 1)/2'],
    [{ bid: 1, handSize: -1000 }, 'b − 1,000n'],
    [{ one: 0 }, '0'],
    [{}, '0'],
  ])('%j is written %s', (missed, shown) => {
    const formula = { ...(resolveScoring('standard') as never as object), missed } as never;
    const { pays } = formulaFacts(family, formula);
    expect(formulaText(pays[1]!.terms)).toBe(shown);
  });

  it('explains only the letters that it uses', () => {
    expect(lettersOf(['one', 'offTriangle', 'bidSquared'])).toEqual(['b', 'd']);
    expect(lettersOf(['one'])).toEqual([]);
  });
});

describe('the facts of rules', () => {
  it('have examples that can occur, scored by the engine', () => {
    check((rules) => {
      const { scoring } = ruleFacts(rules);
      const sizes = handSizes(rules);
      expect(sizes).toContain(scoring.exampleHand);
      for (const { bids, tricks } of scoring.kind === 'partnership' ? scoring.examples : []) {
        expect(Math.max(...bids)).toBeLessThanOrEqual(scoring.exampleHand);
        expect(tricks[0] + tricks[1]).toBeLessThanOrEqual(scoring.exampleHand);
        expect(Math.min(...tricks)).toBeGreaterThanOrEqual(0);
      }
      const formula = resolveScoring(rules.scoring);
      for (const example of scoring.kind === 'formula' ? scoring.examples : []) {
        const { bid, tricks, points } = example;
        expect(Math.max(bid, tricks)).toBeLessThanOrEqual(scoring.exampleHand);
        expect(
          formula.kind === 'formula' &&
            bidPoints(formula, { bid, tricks, handSize: scoring.exampleHand }),
        ).toBe(points);
      }
    });
  });

  it('always include a made bid, a missed bid, and a made and a missed 0', () => {
    check((rules) => {
      const { scoring } = ruleFacts(rules);
      const kinds =
        scoring.kind === 'partnership'
          ? ['made', 'missed', 'made', 'missed']
          : scoring.examples.map(({ bid, tricks }) => (bid === tricks ? 'made' : 'missed'));
      expect(kinds.filter((kind) => kind === 'made')).toHaveLength(2);
      expect(kinds.filter((kind) => kind === 'missed').length).toBeGreaterThanOrEqual(2);
    });
  });

  it('show tricks with a card per player, won by the engine’s rules', () => {
    check((rules) => {
      const { tricks } = ruleFacts(rules);
      const examples = rules.players === 2 ? 2 : 4;
      expect(tricks).toHaveLength(rules.trump.kind === 'all-but-led' ? examples : 1);
      for (const { cards, winning, trump } of tricks) {
        expect(new Set(cards).size).toBe(rules.players);
        expect(winningIndex(cards, trump, STANDARD_RANKING)).toBe(winning);
      }
    });
  });

  it.each([3, 4, 5, 6, 7, 8])('are the same with %i players', (players) => {
    const winners = (rules: RuleSet) =>
      ruleFacts(rules).tricks.map(({ point, cards, winning }) => [point, cards[winning]]);
    const schedule = { shape: 'up', low: 1, high: 5, turns: 1 } as const;
    const house: RuleSet = { ...family, players, schedule };
    expect(winners({ ...house, trump: { kind: 'all-but-led' } })).toEqual([
      ['followed', 'AC'],
      ['one-off', '2S'],
      ['rank-off', '3D'],
      ['suit-off', '3H'],
    ]);
    expect(winners({ ...house, trump: { kind: 'none' } })).toEqual([['led', 'KH']]);
    expect(winners({ ...house, trump: { kind: 'fixed', suit: 'H' } })).toEqual([['trump', '2H']]);
    expect(winners(house)).toEqual([['trump', '2S']]);
  });

  it('need three players for two trumps in a trick', () => {
    const schedule = { shape: 'up', low: 1, high: 5, turns: 1 } as const;
    const two: RuleSet = { ...family, players: 2, schedule };
    const shown = (trump: RuleSet['trump']) =>
      ruleFacts({ ...two, trump }).tricks.map(({ cards }) => cards.join(' '));
    expect(shown({ kind: 'all-but-led' })).toEqual(['6C AC', '6C 2S']);
    expect(shown({ kind: 'none' })).toEqual(['TH AS']);
    expect(shown({ kind: 'flip' })).toEqual(['TH 2S']);
  });

  it('are the four worked examples in Devil’s Bridge', () => {
    expect(
      ruleFacts(presetRules('devils-bridge')).tricks.map(({ cards }) => cards.join(' ')),
    ).toEqual(['6C 7C AC KC', '6C 2S AC KC', '6C 2S AC 3D', '6C 2S 3H 3D']);
  });

  it('mention the hook if and only if there is one, with an example', () => {
    check((rules) => {
      const { hook, hands } = ruleFacts(rules);
      expect(hook !== null).toBe(hands.sizes.some((size) => isHooked(rules, size)));
      if (hook === null) return;
      const others = Array.from({ length: rules.players - 1 }, (_, at) =>
        at === 0 ? hook.others : 0,
      );
      const context = {
        rules,
        handSize: hook.handSize,
        bids: [...others, null],
        seat: rules.players - 1,
        zeroRun: 0,
      };
      expect(bidRefusal(context, hook.forbidden)?.kind).toBe('hook');
      expect(hook.handSize).toBeLessThanOrEqual(Math.max(...hands.sizes));
    });
  });

  it('mention when the limit on zeros is waived', () => {
    const house = (hook: boolean, sizes: 'up' | 'down'): RuleSet => ({
      ...family,
      hook,
      zeroLimit: 3,
      schedule: { shape: sizes, low: 1, high: 10, turns: 1 },
    });
    expect(ruleFacts(house(true, 'down')).zeroLimit).toEqual({ limit: 3, waived: true });
    expect(ruleFacts(house(true, 'up')).zeroLimit).toEqual({ limit: 3, waived: false });
    expect(ruleFacts(house(false, 'down')).zeroLimit).toEqual({ limit: 3, waived: false });
  });

  it('mention when no card is left to turn up', () => {
    const house = (low: number, high: number): RuleSet => ({
      ...family,
      trumpLead: 'broken',
      schedule: { shape: 'down', low, high, turns: 1 },
    });
    const trumpOf = (low: number, high: number) => ruleFacts(house(low, high)).trump;
    expect(trumpOf(1, 10)).toMatchObject({ kind: 'flip', deckRunsOut: null, lead: 'broken' });
    expect(trumpOf(1, 13)).toMatchObject({ kind: 'flip', deckRunsOut: 'none', lead: 'broken' });
    expect(trumpOf(13, 13)).toMatchObject({ kind: 'all-dealt', deckRunsOut: null, lead: 'any' });
    expect(ruleFacts(house(13, 13)).tricks[0]?.point).toBe('led');
  });

  it('describe a schedule by its hand sizes', () => {
    const shapeOf = (schedule: RuleSet['schedule']) => ruleFacts({ ...family, schedule }).hands;
    expect(shapeOf({ shape: 'up-down', low: 5, high: 5, turns: 4 })).toMatchObject({
      shape: 'same',
      repeated: null,
      sizes: [5, 5, 5, 5],
    });
    expect(shapeOf({ shape: 'constant', low: 1, high: 7, turns: 2 })).toMatchObject({
      shape: 'same',
      high: 7,
      low: 7,
    });
    expect(ruleFacts(presetRules('nomination-whist')).hands).toMatchObject({
      shape: 'down-up',
      repeated: { size: 2, times: 4, perPlayer: false },
    });
    expect(shapeOf({ shape: 'up', low: 1, high: 3, turns: 2 }).repeated).toEqual({
      size: 3,
      times: 2,
      perPlayer: false,
    });
  });

  it('mention a streak only if it can occur and scores', () => {
    const streakOf = (from: number, points: number) => {
      const formula = { ...(resolveScoring('five') as never as object), streak: { from, points } };
      const { scoring } = ruleFacts({ ...family, scoring: formula as never });
      return scoring.kind === 'formula' ? scoring.streaks : [];
    };
    expect(streakOf(3, 5)).toEqual([
      { kind: 'from', from: 3, points: 5, example: { bid: 3, tricks: 3, points: 13 } },
    ]);
    expect(streakOf(3, 0)).toEqual([]);
    expect(streakOf(20, 5)).toEqual([]);
    expect(streakOf(19, 5)).toHaveLength(1);
  });
});
