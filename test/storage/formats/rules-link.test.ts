import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FORMULA_IDS,
  type Formula,
  PRESET_IDS,
  type RuleSet,
  SUITS,
  TERMS,
  presetRules,
  ruleProblems,
} from '@/engine/index.ts';
import { packedText } from '@/storage/formats/packing.ts';
import { BitWriter, crc32, fromBase64Url, toBase64Url } from '@/storage/formats/bits.ts';
import { decodeRulesLink, encodeRulesLink } from '@/storage/formats/rules-link.ts';
import { rulesName } from '@/store/rules-name.ts';
import { packedRules, rulesVersion } from '@/storage/formats/rules-pack.ts';
import { anyRules } from '../../../tools/lib/rule-sets.ts';
import traditions from './links/traditions.json' with { type: 'json' };
import { runs } from '../../support/runs.ts';

const family = presetRules('bugger-your-neighbor');
const anyName = fc
  .oneof(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.string({ unit: 'binary' }))
  .map(rulesName);

/** A link with a valid checksum and any content. */
const signedLink = (body: readonly number[]): string => {
  const sum = crc32(body);
  const tail = [sum >>> 24, (sum >>> 16) & 255, (sum >>> 8) & 255, sum & 255];
  return `#rules=${toBase64Url([...body, ...tail])}`;
};

const bodyOf = (rules: RuleSet, name = '', version = 1): number[] => {
  const to = new BitWriter();
  to.uint(version, 8);
  packedRules(rulesVersion(rules)).write(to, rules);
  packedText.write(to, name);
  return to.done();
};

/** Decodes arbitrary text; must not throw, and must return only playable rules. */
function decodedSafely(text: string): void {
  const result = decodeRulesLink(text);
  const { name, rules } = result.ok ? result.value : { name: '', rules: family };
  expect(ruleProblems(rules)).toEqual([]);
  expect(rulesName(name)).toBe(name);
}

describe('rules in a link', () => {
  it('survive a round trip, with their name', () => {
    fc.assert(
      fc.property(anyRules, anyName, (rules, name) => {
        const link = encodeRulesLink({ name, rules });
        expect(link).toMatch(/^#rules=[\w-]+$/);
        expect(decodeRulesLink(link)).toEqual({ ok: true, value: { name, rules } });
      }),
      { numRuns: runs(400) },
    );
  });

  it('take at most 200 characters, whatever the formula and the name', () => {
    const part = Object.fromEntries(TERMS.map((term) => [term, -1000]));
    const scoring: Formula = {
      kind: 'formula',
      made: part,
      missed: part,
      zero: { made: part, missed: part },
      streak: { from: 1000, points: 1000 },
      wins: 'low',
    };
    const rules: RuleSet = {
      ...family,
      trump: { kind: 'fixed', suit: 'S' },
      scoring,
      zeroLimit: 3,
    };
    const lengths = ['x', '鬼', 'é', '🂡', '\u07ff', '\uffee'].map(
      (letter) => encodeRulesLink({ name: rulesName(letter.repeat(40)), rules }).length,
    );
    expect(Math.max(...lengths)).toBeLessThanOrEqual(200);
    expect(encodeRulesLink({ name: 'Family game', rules: family }).length).toBeLessThan(45);
  });

  it.each(['fit', 'fit-1', 10] as const)('keep the largest hand %s in version 1', (high) => {
    const rules = { ...family, schedule: { ...family.schedule, low: 1, high } };
    expect(rulesVersion(rules)).toBe(1);
    const link = encodeRulesLink({ name: '', rules });
    expect(decodeRulesLink(link)).toEqual({ ok: true, value: { name: '', rules } });
  });

  const part = { tricks: 1 } as const;
  const formula: Formula = {
    kind: 'formula',
    made: part,
    missed: part,
    zero: null,
    streak: { from: 3, points: 5 },
    wins: 'high',
  };
  const { schedule } = family;
  const target = (points: number): RuleSet['end'] => ({ kind: 'target', points });

  it.each<readonly [version: number, what: string, rules: Partial<RuleSet>]>([
    [1, 'partners', presetRules('spades')],
    [1, 'three players', { players: 3 }],
    [1, 'seven players', { players: 7 }],
    [1, 'trump that must be broken', { trumpLead: 'broken' }],
    [1, 'a target of 1,000 points', { end: target(1000) }],
    [1, 'a target below zero', { end: target(-1000) }],
    [1, 'a formula with a bonus from some streak on', { scoring: formula }],
    [1, 'a formula without streaks', { scoring: { ...formula, streak: null } }],
    [
      2,
      'sizes that are played as often as there are players',
      { schedule: { ...schedule, turns: 'players' } },
    ],
    [2, 'the other end played twice', { schedule: { ...schedule, ends: 2 } }],
    [2, 'trump led last', { trumpLead: 'last' }],
    [2, 'a target of 1,001 points', { end: target(1001) }],
    [2, 'a target of −1,001 points', { end: target(-1001) }],
    [2, 'the hook from two cards on', { hookFrom: 2 }],
    [2, 'a first lead by the highest bidder', { firstLead: 'highest-bidder' }],
    [2, 'a duty to trump', { duty: 'must-trump' }],
    [2, 'a deck of 36 cards', { deck: '36' }],
    [
      2,
      'different points for going over',
      { scoring: { ...formula, missed: { over: part, under: part } } },
    ],
    [
      2,
      'a bonus for every third bid in a row',
      { scoring: { ...formula, streak: { every: 3, made: 5, missed: 0 } } },
    ],
    [3, 'two players', { players: 2 }],
    [3, 'eight players', { players: 8 }],
  ])('are written in version %i with %s', (version, _, options) => {
    expect(rulesVersion({ ...family, ...options })).toBe(version);
  });

  it('write the dealer’s last card in version 3, to which options can be added', () => {
    const trump = { kind: 'flip', allDealt: 'dealers-last' } as const;
    const link = '#rules=A0AIoBAQAABAgKCAD4se-Q';
    const rules = { ...family, trump };
    expect(encodeRulesLink({ name: 'A', rules })).toBe(link);
    expect(decodeRulesLink(link)).toEqual({ ok: true, value: { name: 'A', rules } });
    const to = new BitWriter();
    to.uint(3, 8);
    packedRules(2).write(to, rules);
    // One more option, with a number that only a later version knows.
    to.uint(1, 5);
    to.uint(31, 5);
    to.uint(1, 3);
    packedText.write(to, 'A');
    expect(decodeRulesLink(signedLink(to.done()))).toEqual({
      ok: false,
      error: { kind: 'newer-version' },
    });
  });

  it.each(traditions)('of the tradition $id can still be read, and are written alike', (kept) => {
    const read = decodeRulesLink(kept.link);
    expect(read).toEqual({ ok: true, value: { name: kept.id, rules: kept.rules } });
    expect(read.ok && encodeRulesLink(read.value)).toBe(kept.link);
  });

  it('have an example of every version', () => {
    const versions = traditions.map(({ link }) =>
      atob(link.slice('#rules='.length, 11)).charCodeAt(0),
    );
    expect(new Set(versions)).toEqual(new Set([1, 2, 3]));
  });

  it('are found in a whole address and within text', () => {
    const link = encodeRulesLink({ name: 'Ours', rules: family });
    for (const text of [
      `https://example.org/ohhell/${link}`,
      `https://example.org/?x=1${link}&y=2`,
      `Play with us: https://example.org/${link}. It is fun!\n`,
    ])
      expect(decodeRulesLink(text)).toEqual({ ok: true, value: { name: 'Ours', rules: family } });
  });

  it('have a stable format: every option has its index', () => {
    const sets: Record<string, RuleSet> = {};
    for (const id of PRESET_IDS) sets[id] = presetRules(id);
    for (const id of FORMULA_IDS) sets[`scoring ${id}`] = { ...family, scoring: id };
    for (const suit of SUITS) sets[`suit ${suit}`] = { ...family, trump: { kind: 'fixed', suit } };
    for (const kind of ['rotate', 'none'] as const)
      sets[`trump ${kind}`] = { ...family, trump: { kind } };
    for (const shape of ['up', 'down'] as const)
      sets[`shape ${shape}`] = { ...family, schedule: { shape, low: 2, high: 'fit', turns: 3 } };
    sets['sealed'] = {
      ...family,
      hook: false,
      bidding: 'sealed',
      sight: 'forehead',
      zeroLimit: 10,
    };
    for (const term of TERMS)
      sets[`term ${term}`] = {
        ...family,
        scoring: {
          kind: 'formula',
          made: { [term]: 7 },
          missed: { [term]: -1000 },
          zero: { made: { [term]: 0 }, missed: {} },
          streak: { from: 3, points: 5 },
          wins: 'low',
        },
      };
    const links = Object.fromEntries(
      Object.entries(sets).map(([name, rules]) => [name, encodeRulesLink({ name, rules })]),
    );
    expect(links).toMatchSnapshot();
    for (const [name, link] of Object.entries(links))
      expect(decodeRulesLink(link)).toEqual({ ok: true, value: { name, rules: sets[name] } });
  });
});

describe('an invalid link', () => {
  it.each(['', 'rules', 'https://example.org/', '#rule=abc', '#Rules=abc', '?rules=abc'])(
    'is not a link: %j',
    (text) => {
      expect(decodeRulesLink(text)).toEqual({ ok: false, error: { kind: 'not-a-link' } });
    },
  );

  it.each(['#rules=', '#rules=A', '#rules=AAAAAA', `#rules=${'A'.repeat(100_000)}`, '#rules=%00'])(
    'is damaged: %s',
    (text) => {
      expect(decodeRulesLink(text)).toEqual({ ok: false, error: { kind: 'damaged' } });
    },
  );

  it('is detected as damaged after any one-letter change', () => {
    const link = encodeRulesLink({ name: 'Our game', rules: presetRules('spades') });
    const mangled = new Set<string>();
    for (let at = '#rules='.length; at < link.length; at++) {
      const [before, letter, after] = [link.slice(0, at), link.charAt(at), link.slice(at + 1)];
      for (const other of ['', 'A', 'z', '_', letter.repeat(2), letter.toLowerCase()])
        mangled.add(before + other + after);
      mangled.add(before + after.charAt(0) + letter + after.slice(1));
    }
    mangled.delete(link);
    for (const text of mangled)
      expect(decodeRulesLink(text)).toEqual({ ok: false, error: { kind: 'damaged' } });
  });

  it('is detected as a newer version', () => {
    for (const body of [bodyOf(family, '', 3), [7, 1, 2, 3], [255]])
      expect(decodeRulesLink(signedLink(body))).toEqual({
        ok: false,
        error: { kind: 'newer-version' },
      });
  });

  it('has an option of a newer version', () => {
    const bytes = bodyOf({ ...family, trump: { kind: 'none' } });
    const unknown = { ...family, trump: { kind: 'fixed' as const, suit: 'X' as 'S' } };
    expect(bodyOf(unknown)).not.toEqual(bytes);
    const to = new BitWriter();
    to.uint(1, 8);
    packedRules(1).write(to, { ...family, scoring: 'not yet invented' as 'standard' });
    packedText.write(to, '');
    expect(decodeRulesLink(signedLink(to.done()))).toEqual({
      ok: false,
      error: { kind: 'newer-version' },
    });
  });

  it('has contradictory rules, and names the problems', () => {
    const link = signedLink(bodyOf({ ...family, zeroLimit: 11, players: 7 }));
    expect(decodeRulesLink(link)).toEqual({
      ok: false,
      error: {
        kind: 'impossible',
        problems: [
          { kind: 'high-out-of-range', max: 7 },
          { kind: 'zero-limit-out-of-range', max: 10 },
        ],
      },
    });
  });

  it.each([
    ['left over', [...bodyOf(family), 0]],
    ['missing', bodyOf(family).slice(0, -1)],
    ['in a name with a line break', bodyOf(family, 'a\nb')],
  ])('has something %s', (_title, body) => {
    expect(decodeRulesLink(signedLink(body))).toEqual({ ok: false, error: { kind: 'damaged' } });
  });

  it('never throws and never yields rules that cannot be played', () => {
    fc.assert(
      fc.property(
        anyRules,
        anyName,
        fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { minLength: 1, maxLength: 4 }),
        (rules, name, changes) => {
          const link = encodeRulesLink({ name, rules });
          const letters = link.split('');
          for (const [at, to] of changes) letters[at % letters.length] = String.fromCharCode(to);
          decodedSafely(letters.join(''));
          // The same changes with a valid checksum, so that the content itself is checked.
          const body = (fromBase64Url(link.slice('#rules='.length)) ?? []).slice(0, -4);
          for (const [at, to] of changes) body[at % body.length] = to;
          decodedSafely(signedLink(body));
        },
      ),
      { numRuns: runs(1500) },
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 150 }), fc.string(), (bytes, text) => {
        decodedSafely(signedLink([1, ...bytes]));
        decodedSafely(`#rules=${text}`);
        decodedSafely(text);
      }),
      { numRuns: runs(600) },
    );
  });
});
