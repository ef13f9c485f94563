import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ALL_DEALT,
  BIDDINGS,
  DECKS,
  DECK_LIMITS,
  DUTIES,
  FIRST_LEADS,
  MAX_PLAYERS,
  MIN_PLAYERS,
  NO_JOKERS,
  type RuleSet,
  SCHEDULE_SHAPES,
  SIGHTS,
  TRUMP_KINDS,
  TRUMP_LEADS,
  resolveScoring,
  ruleProblems,
} from '@/engine/index.ts';
import { ruleSets } from '../../../tools/lib/rule-sets.ts';

const DRAWN = fc.sample(ruleSets, { numRuns: 1500, seed: 24 });

/** Every value of an option, and how to read it. */
const OPTIONS: readonly (readonly [string, readonly unknown[], (rules: RuleSet) => unknown])[] = [
  [
    'players',
    Array.from({ length: MAX_PLAYERS - MIN_PLAYERS + 1 }, (_, more) => MIN_PLAYERS + more),
    ({ players }) => players,
  ],
  ['deck', DECKS, ({ deck }) => deck ?? '52'],
  ['high jokers', [true, false], ({ jokers }) => (jokers ?? NO_JOKERS).high > 0],
  ['low jokers', [true, false], ({ jokers }) => (jokers ?? NO_JOKERS).low > 0],
  ['shape', SCHEDULE_SHAPES, ({ schedule }) => schedule.shape],
  [
    'high',
    [...DECK_LIMITS, 'number', 'atMost'],
    ({ schedule: { high } }) =>
      typeof high === 'object' ? 'atMost' : typeof high === 'number' ? 'number' : high,
  ],
  ['turns', [true, false], ({ schedule }) => schedule.turns === 'players'],
  ['ends', ['players', 'number', 'once'], ({ schedule: { ends } }) => repeatsOf(ends)],
  ['trump', TRUMP_KINDS, ({ trump }) => trump.kind],
  ['no-trump rounds', [true, false], ({ trump }) => trump.noTrumpRounds !== undefined],
  ['all dealt', ALL_DEALT, ({ trump }) => trump.allDealt ?? 'none'],
  ['bidding', BIDDINGS, ({ bidding }) => bidding],
  ['hook', [true, false], ({ hook }) => hook],
  ['hook from', [true, false], ({ hookFrom = 1 }) => hookFrom > 1],
  ['zero limit', [true, false], ({ zeroLimit }) => zeroLimit !== null],
  ['sight', SIGHTS, ({ sight }) => sight],
  ['first lead', FIRST_LEADS, ({ firstLead = 'dealer-left' }) => firstLead],
  ['duty', DUTIES, ({ duty = 'follow' }) => duty],
  ['trump lead', TRUMP_LEADS, ({ trumpLead }) => trumpLead],
  ['end', ['schedule', 'target'], ({ end }) => end.kind],
  ['streak', ['none', 'from', 'every', 'partners'], (rules) => streakOf(rules)],
];

function repeatsOf(repeats: RuleSet['schedule']['ends']): string {
  if (repeats === 'players') return repeats;
  return repeats === undefined ? 'once' : 'number';
}

function streakOf(rules: RuleSet): string {
  const scoring = resolveScoring(rules.scoring);
  if (scoring.kind === 'partnership') return 'partners';
  if (scoring.streak === null) return 'none';
  return 'every' in scoring.streak ? 'every' : 'from';
}

describe('random rule sets', () => {
  it('can all be played', () => {
    expect(DRAWN.filter((rules) => ruleProblems(rules).length > 0)).toEqual([]);
  });

  it.each(OPTIONS)('draw every value of %s', (_option, values, read) => {
    expect(new Set(DRAWN.map(read))).toEqual(new Set(values));
  });

  it('draw jokers with every duty, every lead of trump and every kind of trump', () => {
    const joined = DRAWN.filter(({ jokers }) => jokers !== undefined);
    expect(new Set(joined.map(({ duty = 'follow' }) => duty))).toEqual(new Set(DUTIES));
    expect(new Set(joined.map(({ trumpLead }) => trumpLead))).toEqual(new Set(TRUMP_LEADS));
    expect(new Set(joined.map(({ trump }) => trump.kind))).toEqual(new Set(TRUMP_KINDS));
    expect(new Set(joined.map(({ deck = '52' }) => deck))).toEqual(new Set(DECKS));
  });
});
