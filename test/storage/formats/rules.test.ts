import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRESET_IDS, type RuleSet, presetRules, ruleProblems } from '@/engine/index.ts';
import {
  encodeRuleSets,
  parseRuleSets,
  parseRules,
  savedRuleSets,
} from '@/storage/formats/rules.ts';
import type { OwnRules } from '@/store/rule-repository.ts';
import { anyRules } from '../../../tools/lib/rule-sets.ts';

const family = presetRules('bugger-your-neighbor');
const NOT_RULES = { ok: false, error: { kind: 'not-rules' } };

describe('untrusted rules', () => {
  it.each(PRESET_IDS)('can be those of %s', (id) => {
    expect(parseRules(JSON.parse(JSON.stringify(presetRules(id))))).toEqual({
      ok: true,
      value: presetRules(id),
    });
  });

  it('can be any playable rules', () => {
    fc.assert(
      fc.property(anyRules, (rules) => {
        expect(parseRules(rules)).toEqual({ ok: true, value: rules });
      }),
    );
  });

  // Regression: such rules were refused, although those rounds mean nothing.
  it('[TRUMP-7] lose rounds without trump that no schedule has', () => {
    const rules = { ...family, trump: { kind: 'flip', noTrumpRounds: [150, 2, -101] } };
    const value = { ...family, trump: { kind: 'flip', noTrumpRounds: [2] } };
    expect(parseRules(rules)).toEqual({ ok: true, value });
  });

  it.each([
    ['nothing', undefined],
    ['a word', 'bugger-your-neighbor'],
    ['incomplete', { ...family, hook: undefined }],
    ['more', { ...family, extra: true }],
    ['an unknown trump', { ...family, trump: { kind: 'joker' } }],
    ['a fixed trump without its suit', { ...family, trump: { kind: 'fixed' } }],
    ['a list of trumps that is missing', { ...family, trump: { kind: 'list' } }],
    ['an unknown formula', { ...family, scoring: 'toString' }],
    ['an unknown term', { ...family, scoring: { ...formula(), made: { luck: 1 } } }],
    ['a broken number', { ...family, scoring: { ...formula(), made: { one: 1.5 } } }],
    ['no number', { ...family, players: Number.NaN }],
    ['a zero below zero', { ...family, scoring: { ...formula(), made: { one: -0 } } }],
    ['a number in words', { ...family, players: '4' }],
  ])('are refused when they are %s', (_title, value) => {
    expect(parseRules(value)).toEqual(NOT_RULES);
  });

  it('are refused with their problems', () => {
    const impossible: RuleSet = { ...family, players: 1 };
    expect(parseRules(impossible)).toEqual({
      ok: false,
      error: { kind: 'impossible', problems: ruleProblems(impossible) },
    });
  });
});

function formula() {
  return { kind: 'formula', made: {}, missed: {}, zero: null, streak: null, wins: 'high' };
}

describe('saved rules', () => {
  const named = (id: string, rest: Partial<OwnRules> = {}): OwnRules => ({
    id,
    name: `Game ${id}`,
    rules: family,
    ...rest,
  });

  it('survive a round trip', () => {
    const sets = [
      named('a'),
      named('b', { rules: presetRules('spades') }),
      named('c', { name: '' }),
    ];
    expect(parseRuleSets(JSON.parse(JSON.stringify(encodeRuleSets(sets))))).toEqual({
      sets,
      refused: 0,
    });
  });

  it('that are broken do not affect the others', () => {
    const broken = [
      null,
      7,
      { ...named('x'), extra: 1 },
      named('x', { name: 'two\nlines' }),
      named('x', { rules: { ...family, players: 9 } }),
      named(''),
      named('a', { name: 'a second one' }),
    ] as OwnRules[];
    expect(parseRuleSets(encodeRuleSets([named('a'), ...broken, named('b')]))).toEqual({
      sets: [named('a'), named('b')],
      refused: broken.length,
    });
  });

  it.each([null, [], { version: 2, sets: [] }, { version: 1 }])('are not %j', (value) => {
    expect(parseRuleSets(value)).toBeNull();
  });

  it('of this device are read, but not those of a newer version of the game', () => {
    const sets = [named('a')];
    expect(savedRuleSets(encodeRuleSets(sets))).toEqual({ sets, refused: 0 });
    expect(() => savedRuleSets({ version: 2, sets })).toThrow(Error);
  });
});
