import { expect, it } from 'vitest';
import { type RuleSet, isSameRules, presetRules } from '@/engine/index.ts';

const rules = presetRules('nomination-whist');

/** The same rules with the keys of their objects in reverse order. */
const reversed = JSON.parse(JSON.stringify(rules), (_, part: unknown) =>
  typeof part === 'object' && part !== null && !Array.isArray(part)
    ? Object.fromEntries(Object.entries(part).toReversed())
    : part,
) as RuleSet;

it('equal rules are the same in whatever order their keys are', () => {
  expect(JSON.stringify(reversed)).not.toBe(JSON.stringify(rules));
  expect(isSameRules(reversed, rules)).toBe(true);
});

it('rules that differ in a value of an object within are others', () => {
  const schedule = { shape: 'down-up', low: 1, high: 7, turns: 1 } as const;
  expect(isSameRules({ ...rules, schedule }, { ...rules, schedule: { ...schedule } })).toBe(true);
  const longer = { ...schedule, high: 8 };
  expect(isSameRules({ ...rules, schedule }, { ...rules, schedule: longer })).toBe(false);
});
