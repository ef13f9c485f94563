import { describe, expect, it } from 'vitest';
import {
  type RuleProblem,
  type RuleSet,
  type Scoring,
  presetRules,
  resolveScoring,
  ruleProblems,
} from '@/engine/index.ts';
import { translate } from '@/i18n/i18n.ts';
import { importRefusalText } from '@/features/setup/import-refusal.ts';
import { problemText } from '@/i18n/rule-problem.ts';
import { decodeRulesFile, readRulesFile } from '@/storage/formats/rules-file.ts';
import { decodeRulesLink } from '@/storage/formats/rules-link.ts';

const family = presetRules('bugger-your-neighbor');
const spades = presetRules('spades');
const schedule = (rest: Partial<RuleSet['schedule']>): RuleSet => ({
  ...family,
  schedule: { ...family.schedule, ...rest },
});

/** Rules with exactly one problem, and its message. */
const IMPOSSIBLE: Record<RuleProblem['kind'], readonly [rules: RuleSet, text: RegExp]> = {
  players: [{ ...family, players: 9 }, /2 to 8 players/],
  'eight-each-players': [{ ...family, players: 7, deck: 'eight-each' }, /3 to 6 players/],
  'jokers-out-of-range': [{ ...family, jokers: { high: 0, low: 5 } }, /0 to 4 jokers/],
  'partners-need-four': [{ ...spades, players: 3 }, /four players/],
  'low-out-of-range': [schedule({ low: 0 }), /1 to 10 cards/],
  'high-out-of-range': [schedule({ high: 14 }), /1 to 13 cards/],
  'low-above-high': [schedule({ low: 11 }), /which has 10/],
  'turns-out-of-range': [schedule({ turns: 11 }), /1 to 10 times/],
  'zero-limit-out-of-range': [{ ...family, zeroLimit: 11 }, /1 to 10 rounds/],
  'ends-out-of-range': [schedule({ ends: 11 }), /1 to 10 times/],
  'hook-from-out-of-range': [{ ...family, hookFrom: 31 }, /1 to 30 cards/],
  'trump-list-length': [{ ...family, trump: { kind: 'list', order: [] } }, /1 to 20 entries/],
  'no-trump-round-out-of-range': [
    { ...family, trump: { kind: 'flip', noTrumpRounds: [1, 0] } },
    /from 1 to 100/,
  ],
  'no-trump-rounds-need-suits': [
    { ...family, trump: { kind: 'all-but-led', noTrumpRounds: [1] } },
    /no round can be without trump/,
  ],
  'duty-needs-suits': [
    { ...family, trump: { kind: 'all-but-led' }, duty: 'must-trump' },
    /no duty to trump/,
  ],
  'partnership-needs-partners': [{ ...family, scoring: spades.scoring }, /is for partners/],
  'partners-need-partnership': [{ ...family, sides: 'partners' }, /need partnership scoring/],
  'partnership-hides-nothing': [{ ...spades, sight: 'forehead' }, /see their own cards/],
  'number-out-of-range': [
    { ...family, scoring: { ...resolveScoring('standard'), made: { one: 1001 } } as Scoring },
    /from −1,000 to 1,000/,
  ],
  'target-out-of-range': [
    { ...spades, end: { kind: 'target', points: 10_001 } },
    /from −10,000 to 10,000/,
  ],
};

describe('problems of rules', () => {
  it.each(Object.entries(IMPOSSIBLE))('have a message: %s', (kind, [rules, text]) => {
    const found = ruleProblems(rules).filter((problem) => problem.kind === kind);
    expect(found).toHaveLength(1);
    expect(problemText(translate, found[0]!)).toMatch(text);
    expect(problemText(translate, found[0]!)).toMatch(/^[A-Z][^{}#]*\.$/);
  });
});

it('a range of one has no “to”', () => {
  const problem = { kind: 'hook-from-out-of-range', max: 1 } as const;
  expect(problemText(translate, problem)).toBe('The hook can only start at 1 card.');
});

describe('a refused link or file', () => {
  const refused = (result: Awaited<ReturnType<typeof decodeRulesLink | typeof readRulesFile>>) => {
    if (result.ok) throw new Error('not refused');
    return importRefusalText(translate, result.error);
  };

  it('has a message', async () => {
    expect(refused(decodeRulesLink('https://example.org')).text).toMatch(
      /Not a link to Oh Hell! rules/,
    );
    expect(refused(decodeRulesLink('#rules=AAAA')).text).toMatch(/damaged/);
    expect(refused(decodeRulesFile('{}')).text).toMatch(/Not an Oh Hell! rules file/);
    const large = await readRulesFile(new Blob([' '.repeat(70_000)]));
    expect(refused(large).text).toMatch(/at most 64 kB/);
    const newer = JSON.stringify({ kind: 'oh-hell-rules', version: 2 });
    expect(refused(decodeRulesFile(newer)).text).toMatch(/newer version/);
  });

  it('names every problem of unplayable rules', () => {
    const rules = { ...family, hookFrom: 0, players: 7 };
    const file = JSON.stringify({ kind: 'oh-hell-rules', version: 1, name: '', rules });
    expect(refused(decodeRulesFile(file))).toEqual({
      text: 'These rules can’t be played:',
      problems: [expect.stringMatching(/1 to 7 cards/), expect.stringMatching(/hook/)],
    });
  });
});
