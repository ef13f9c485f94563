import { describe, expect, expectTypeOf, test } from 'vitest';
import { type LabelKey, translate } from '@/i18n/i18n.ts';
import { messages } from '@/i18n/messages/en/index.ts';
import type { Placeholders } from '@/i18n/placeholders.ts';

describe('the placeholders of a message', () => {
  test('are inferred by the type checker', () => {
    expectTypeOf<Placeholders<'Deal'>>().toEqualTypeOf<never>();
    expectTypeOf<Placeholders<'{won} of {bid}'>>().toEqualTypeOf<'won' | 'bid'>();
    expectTypeOf<Placeholders<'{volume, number, percent}'>>().toEqualTypeOf<'volume'>();
    expectTypeOf<
      Placeholders<'{count, plural, one {{points} point} other {points}}, {total}'>
    >().toEqualTypeOf<'count' | 'points' | 'total'>();
    expectTypeOf<
      Placeholders<'{nil, select, made { and {bags, plural, =0 {none} other {#}}} other {}}: {by}'>
    >().toEqualTypeOf<'nil' | 'bags' | 'by'>();
  });

  test('do not compile if missing, misspelled or superfluous', () => {
    expect(translate('seat.progress', { won: 1, bid: 2 })).toBe('1 of 2');
    // @ts-expect-error -- no values are given
    expect(translate('seat.progress')).toBeDefined();
    // @ts-expect-error -- "bid" is missing
    expect(translate('seat.progress', { won: 1 })).toBeDefined();
    // @ts-expect-error -- "bids" is misspelled
    expect(translate('seat.progress', { won: 1, bids: 2 })).toBeDefined();
    // @ts-expect-error -- the message has no placeholders
    expect(translate('table.deal', { count: 1 })).toBeDefined();
    const either = (name: 'balance.over' | 'balance.open') =>
      // @ts-expect-error -- one of these messages needs another value
      translate(name, { bid: 1, tricks: 2 });
    expect(either('balance.open')).toBe('Tricks bid: 1 of 2');
    // @ts-expect-error -- a label has no placeholders
    expect('seat.progress' satisfies LabelKey).toBeDefined();
  });
});

const LETTER = /\p{L}/u;

/** Keys of messages with the same text. */
function duplicates(catalog: Readonly<Record<string, string>>): string[][] {
  const byText = new Map<string, string[]>();
  for (const [name, text] of Object.entries(catalog))
    if (LETTER.test(text)) byText.set(text, [...(byText.get(text) ?? []), name]);
  return [...byText.values()].filter((names) => names.length > 1);
}

/** Keys with the same English text, each with the reason why they are not one. */
const SAME_TEXT: Readonly<Record<string, string>> = {
  'daily.play replay.play rules.play.title': 'to play a game, to run a replay, and a heading',
  'history.refused.unreadable rules.refused.unreadable': 'each is looked up by the kind of refusal',
  'exercise.subject.hook rules.hook.title': 'a subject is looked up by its id',
  'bidding.nil partnership.nil': 'a row of the scoring is looked up by its id',
  'preset.nomination-whist scoring.trick-plus-ten': 'a game, and the scoring named after it',
  'preset.up-and-down-the-river scoring.five': 'a game, and the scoring named after it',
  'preset.devils-bridge scoring.devil': 'a game, and the scoring named after it',
  'preset.canadian scoring.canadian': 'a game, and the scoring named after it',
  'preset.spades trump.S': 'a game, and a suit',
  'records.game setup.game': 'a played game, and a kind of game: other languages have two words',
  'catalogue.title records.allPresets':
    'kinds of games, and a filter of games played: other languages have two words',
  'cardSize.medium level.medium': 'a size, and a level',
  'insights.value menu.group.game': 'a figure beside others, and a heading',
  'result.made seat.made': 'a result is looked up by its id',
};

describe('duplicate messages', () => {
  test('have a reason', () => {
    const found = duplicates(messages).map((names) => names.toSorted().join(' '));
    const listed = Object.keys(SAME_TEXT).map((names) => names.split(' ').toSorted().join(' '));
    expect(found.toSorted()).toEqual(listed.toSorted());
  });

  test('are found', () => {
    expect(duplicates({ a: 'Undo', b: 'Redo', c: 'Undo', d: '–', e: '–' })).toEqual([['a', 'c']]);
  });
});

const sources = import.meta.glob<string>(
  ['/src/**/*.{ts,tsx}', '!/src/i18n/messages/**', '!/src/wasm/**'],
  { eager: true, query: '?raw', import: 'default' },
);

/** Matches keys built by a template: a value contains no dot, unless it comes first. */
const patternOf = (text: string): RegExp =>
  new RegExp(
    `^${text
      .replace(/^\$\{[^}]+\}/, '@')
      .replaceAll(/\$\{[^}]+\}/g, '#')
      .replaceAll('.', '\\.')
      .replace('@', '[\\w.-]+')
      .replaceAll('#', '[\\w-]+')}$`,
  );

/** The message keys in a source: written out, or built by templates. */
function namesIn(source: string): { readonly plain: Set<string>; readonly patterns: RegExp[] } {
  const plain = new Set([...source.matchAll(/['"]([\w.-]+)['"]/g)].map(([, name = '']) => name));
  const patterns = [...source.matchAll(/`((?:[\w.-]|\$\{[^`{}]+\})+)`/g)]
    .map(([, text = '']) => text)
    // Part of the key must be written out: a value alone could be anything.
    .filter((text) => text.includes('${') && /^[a-z][\w-]*\.|^\$\{\w+\}\.[a-z]/.test(text))
    .map((text) => patternOf(text));
  return { plain, patterns };
}

function unused(catalog: Readonly<Record<string, string>>, all: readonly string[]): string[] {
  const found = all.map(namesIn);
  return Object.keys(catalog).filter(
    (name) =>
      !found.some(
        ({ plain, patterns }) => plain.has(name) || patterns.some((pattern) => pattern.test(name)),
      ),
  );
}

describe('unused messages', () => {
  test('do not exist', () => {
    expect(unused(messages, Object.values(sources))).toEqual([]);
  });

  test('would be found, even beside computed keys', () => {
    const source = ["t('menu.undo'); t(`speed.$", '{each}`); t(`$', '{needs}.lost`);'].join('');
    const catalog = { 'menu.undo': '', 'menu.old': '', 'speed.fast': '', 'a.b.lost': '' };
    expect(unused(catalog, [source])).toEqual(['menu.old']);
  });
});
