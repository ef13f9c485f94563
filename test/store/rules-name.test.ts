import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_RULES_NAME, copyName, isRulesName, rulesName } from '@/store/rules-name.ts';

describe('a name', () => {
  it.each([
    ['  Our   game ', 'Our game'],
    ['two\nlines\tand\u0000more', 'two lines andmore'],
    ['left\u202eright\u2066', 'leftright'],
    ['\ud800half', 'half'],
    ['<b>bold</b>', '<b>bold</b>'],
    ['👩‍👩‍👧', '👩‍👩‍👧'],
    // Words of Persian and of Hindi are joined, or kept apart, by characters that are not seen.
    ['می\u200cروم', 'می\u200cروم'],
    ['क\u200dष', 'क\u200dष'],
    ['x'.repeat(99), 'x'.repeat(40)],
    // No more is read than a name may need.
    [`${' '.repeat(2000)}x`, ''],
    [`${'x'.repeat(39)}🂡`, 'x'.repeat(39)],
    [`${'x'.repeat(39)} y`, 'x'.repeat(39)],
    ['', ''],
  ])('%j becomes %j', (text, name) => {
    expect(rulesName(text)).toBe(name);
  });

  it('is one line of bounded length, and idempotent', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary', maxLength: 90 })), (text) => {
        const name = rulesName(text);
        expect(isRulesName(name)).toBe(true);
        expect(name.length).toBeLessThanOrEqual(MAX_RULES_NAME);
      }),
    );
  });

  it('a copy of a long name keeps its suffix and cuts the name', () => {
    const copyOf = (name: string): string => copyName(name, (short) => `${short} (2)`);
    expect(copyOf('Sunday')).toBe('Sunday (2)');
    expect(copyOf(`${'x'.repeat(MAX_RULES_NAME - 5)} 1234`)).toBe(
      `${'x'.repeat(MAX_RULES_NAME - 5)} (2)`.slice(0, MAX_RULES_NAME),
    );
    // Where no name makes it valid, nothing of the name is left.
    expect(copyName('Sunday', (short) => `${short}\n`)).toBe('\n');
  });
});
