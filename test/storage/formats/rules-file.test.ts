import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { presetRules, ruleProblems } from '@/engine/index.ts';
import {
  MAX_RULES_FILE,
  decodeRulesFile,
  encodeRulesFile,
  readRulesFile,
} from '@/storage/formats/rules-file.ts';
import { rulesName } from '@/store/rules-name.ts';
import { anyRules } from '../../../tools/lib/rule-sets.ts';
import { runs } from '../../support/runs.ts';

const rules = presetRules('nomination-whist');
const text = encodeRulesFile({ name: 'Ours', rules });
const content = JSON.parse(text) as Record<string, unknown>;
const NOT_OURS = { ok: false, error: { kind: 'not-a-rules-file' } };
const TOO_LARGE = { ok: false, error: { kind: 'too-large', max: 65_536 } };

describe('rules in a file', () => {
  it('survive a round trip, with their name', () => {
    fc.assert(
      fc.property(anyRules, fc.string().map(rulesName), (rules, name) => {
        const text = encodeRulesFile({ name, rules });
        expect(text.length).toBeLessThan(3000);
        expect(decodeRulesFile(text)).toEqual({ ok: true, value: { name, rules } });
      }),
      { numRuns: runs(250) },
    );
  });

  it('are stored under names that never change', () => {
    const stored = { kind: 'oh-hell-rules', version: 1, name: 'Ours', rules };
    expect(content).toEqual(stored);
  });

  it('survive a byte order mark, and hand-typed names', () => {
    const typed = JSON.stringify({ ...content, name: `  <b>Ours</b>\n${'x'.repeat(99)}` });
    expect(decodeRulesFile(`\ufeff${typed}`)).toEqual({
      ok: true,
      value: { name: rulesName(`<b>Ours</b> ${'x'.repeat(99)}`), rules },
    });
  });

  it('are read from a chosen file', async () => {
    expect(await readRulesFile(new Blob([text]))).toEqual({
      ok: true,
      value: { name: 'Ours', rules },
    });
  });
});

describe('an invalid file of rules', () => {
  it.each([
    ['empty', ''],
    ['no JSON', 'rules'],
    ['nothing', 'null'],
    ['a list', '[]'],
    ['another kind', JSON.stringify({ ...content, kind: 'backup' })],
    ['without a version', JSON.stringify({ ...content, version: '1' })],
    ['of version zero', JSON.stringify({ ...content, version: 0 })],
    ['with an unknown field', JSON.stringify({ ...content, more: 1 })],
    ['without rules', JSON.stringify({ ...content, rules: undefined })],
    ['with unknown rules', JSON.stringify({ ...content, rules: { ...rules, extra: 1 } })],
    [
      'with half a trump',
      JSON.stringify({ ...content, rules: { ...rules, trump: { kind: 'fixed' } } }),
    ],
    ['cut off', text.slice(0, -20)],
    ['deep', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
    ['deep and cut off', '{"a":'.repeat(10_000)],
    ['deep within', text.replace('"Ours"', `${'[{"a":'.repeat(99)}1${'}]'.repeat(99)}`)],
  ])('is not ours: %s', (_title, text) => {
    expect(decodeRulesFile(text)).toEqual(NOT_OURS);
  });

  it('is rejected at full length, whatever it contains', () => {
    for (const unit of ['"\\', '\\"', '"', '{', '[[]', '"\\"[', '{"a":"'])
      expect(decodeRulesFile(unit.repeat(MAX_RULES_FILE / unit.length - 1)).ok).toBe(false);
  });

  it('rejects values that only resemble the format', () => {
    const forged = text.replace('"players"', '"__proto__": {"players": 9}, "players"');
    const result = decodeRulesFile(forged);
    expect(result.ok ? result.value.rules : rules).toEqual(rules);
    expect(decodeRulesFile(text.replace('"trick-plus-ten"', '"constructor"'))).toEqual(NOT_OURS);
  });

  it('is of a newer version', () => {
    expect(decodeRulesFile(JSON.stringify({ ...content, version: 2, rules: 7 }))).toEqual({
      ok: false,
      error: { kind: 'newer-version' },
    });
  });

  it('has contradictory rules, and names the problems', () => {
    const impossible = { ...rules, players: 5 };
    expect(decodeRulesFile(JSON.stringify({ ...content, rules: impossible }))).toEqual({
      ok: false,
      error: { kind: 'impossible', problems: ruleProblems(impossible) },
    });
  });

  it('is too large in bytes, and not read', async () => {
    const padded = (bytes: number) => text + ' '.repeat(bytes - text.length);
    expect((await readRulesFile(new Blob([padded(MAX_RULES_FILE)]))).ok).toBe(true);
    expect(await readRulesFile(new Blob([`"${'é'.repeat(40_000)}"`]))).toEqual(TOO_LARGE);
    const blob = new Blob([padded(MAX_RULES_FILE + 1)]);
    const read = vi.spyOn(blob, 'text');
    expect(await readRulesFile(blob)).toEqual(TOO_LARGE);
    expect(read).not.toHaveBeenCalled();
  });

  // Regression: it was called no rules file, though it may be one.
  it('is unreadable', async () => {
    const blob = new Blob(['x']);
    vi.spyOn(blob, 'text').mockRejectedValue(new Error('gone'));
    expect(await readRulesFile(blob)).toEqual({ ok: false, error: { kind: 'unreadable' } });
  });

  it('never throws and never yields rules that cannot be played', () => {
    const piece = fc.oneof(
      fc.string({ maxLength: 3 }),
      fc.constantFrom('{', '}', '[', ']', '"', ':', ',', '-', '0', '1e9', 'null', '1.5', 'NaN'),
    );
    fc.assert(
      fc.property(
        anyRules,
        fc.array(fc.tuple(fc.nat(), fc.nat({ max: 4 }), piece), { minLength: 1, maxLength: 3 }),
        (rules, changes) => {
          let text = encodeRulesFile({ name: 'x', rules });
          for (const [at, cut, put] of changes) {
            const start = at % text.length;
            text = text.slice(0, start) + put + text.slice(start + cut);
          }
          const result = decodeRulesFile(text);
          expect(result.ok ? ruleProblems(result.value.rules) : []).toEqual([]);
        },
      ),
      { numRuns: runs(1500) },
    );
  });
});
