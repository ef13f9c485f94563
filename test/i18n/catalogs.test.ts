import { describe, expect, expectTypeOf, test } from 'vitest';
import { CATALOGS, type Language } from '@/i18n/languages.ts';
import { messages as english } from '@/i18n/messages/en/index.ts';
import type { Translation } from '@/i18n/messages/translation.ts';
import { catalogProblems, sameAsEnglish } from '../../tools/build/catalog-problems.mjs';
import { WORDS } from '../support/words.ts';
import { SAME_EVERYWHERE, SAME_WORDS } from './same-words.ts';

type Catalog = Readonly<Record<string, string>>;

const translated = (Object.keys(CATALOGS) as Language[]).filter((tag) => tag !== 'en');

describe.each(translated)('the catalog of "%s"', (language) => {
  test('has all messages of the English one', () => {
    expect(catalogProblems(english, WORDS[language], language)).toEqual([]);
  });

  test('has only listed messages equal to English', () => {
    const listed = { ...SAME_EVERYWHERE, ...SAME_WORDS[language] };
    const same = sameAsEnglish(english, WORDS[language]);
    expect(same.filter((name) => !(name in listed))).toEqual([]);
    const stale = Object.keys(SAME_WORDS[language] ?? {}).filter((name) => !same.includes(name));
    expect(stale).toEqual([]);
  });
});

// Regression: on a wide screen a plate said 2/3 and the score sheet beside it 3/2.
test.each(Object.keys(CATALOGS) as Language[])(
  'plates and score sheet have tricks and bid in the same order in "%s"',
  (language) => {
    const words = WORDS[language];
    expect(words['sheet.tookBid'].replace('{tricks}', '{won}')).toBe(words['seat.count']);
  },
);

// Regression: on phones the button at the end of a game had up to four lines.
test.each(Object.keys(CATALOGS) as Language[])(
  'the button for the same cards needs at most two short lines in "%s"',
  (language) => {
    const label = WORDS[language]['over.sameCards'];
    const words = label.split(' ');
    const longest = words.map((_, at) =>
      Math.max(words.slice(0, at).join(' ').length, words.slice(at).join(' ').length),
    );
    expect(Math.min(...longest)).toBeLessThanOrEqual(label === words[0] ? 10 : 12);
  },
);

test('a catalog with a missing or extra message does not compile', () => {
  type Own = Translation<{ readonly a: 'One'; readonly b: 'Two' }>;
  expectTypeOf<{ a: string; b: string }>().toExtend<Own>();
  expectTypeOf<{ a: string }>().not.toExtend<Own>();
  // @ts-expect-error -- there is no message "c"
  expect({ a: 'Eins', b: 'Zwei', c: 'Drei' } satisfies Own).toBeDefined();
});

const CARDS = '{count, plural, one {# card} other {# cards}}';

describe('the check above notices', () => {
  test.each([
    ['a missing message', { a: 'One' }, {}, 'de', 'a: is missing'],
    ['an extra message', {}, { a: 'Eins' }, 'de', 'a: is not in English'],
    ['an empty message', { a: 'One' }, { a: ' ' }, 'de', 'a: is empty'],
    ['a message that cannot be parsed', { a: 'One' }, { a: '{x' }, 'de', /^a: cannot be read/],
    [
      'a misspelled placeholder',
      { a: '{name} won' },
      { a: '{nmae} gewann' },
      'de',
      'a: has the placeholders (nmae) instead of (name)',
    ],
    [
      'a plural that has become a plain number',
      { a: CARDS },
      { a: '{count} Karten' },
      'de',
      'a: has no {count, plural}',
    ],
    [
      'a missing plural form',
      { a: CARDS },
      {
        a: '{count, plural, zero {-} one {-} two {-} few {# كروت} other {# كرت}}',
      },
      'ar',
      'a: {count, plural} has no many',
    ],
    [
      'a plural form that the language does not have',
      { a: CARDS },
      { a: '{count, plural, one {#枚} other {#枚}}' },
      'ja',
      'a: {count, plural} has one, which ja never uses',
    ],
    [
      'a missing choice',
      { a: '{made, select, yes {made} other {missed}}' },
      { a: '{made, select, other {verfehlt}}' },
      'de',
      'a: {made, select} does not have exactly: yes, other',
    ],
    [
      'a choice without a default',
      { a: 'the {rank}' },
      { a: '{rank, select, dame {la dame}}' },
      'fr',
      'a: {rank, select} has no other',
    ],
    [
      'a missing number format',
      { a: '{part, number, percent}' },
      { a: '{part}' },
      'de',
      'a: has no {part, number percent}',
    ],
    [
      'a missing form of a nested plural',
      { a: `{rounds, plural, one {# round, ${CARDS}} other {# rounds, ${CARDS}}}` },
      {
        a: '{rounds, plural, one {# Runde, {count, plural, other {# Karten}}} other {# Runden, {count}}}',
      },
      'de',
      'a: {count, plural} has no one',
    ],
  ] as const)('%s', (_fault, source: Catalog, translated: Catalog, language, problem) => {
    const problems = catalogProblems(source, translated, language);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(problem);
  });

  test('untranslated messages', () => {
    expect(
      sameAsEnglish(
        { words: 'Close', signs: '{won}/{bid}', other: 'Open' },
        { words: 'Close', signs: '{won}/{bid}', other: 'Offen' },
      ),
    ).toEqual(['words']);
  });

  test('and accepts valid messages', () => {
    const noun = '{high, plural, zero {-} one {-} two {-} few {-} many {-} other {-}}';
    expect(catalogProblems({ a: '{high} cards' }, { a: noun }, 'ar')).toEqual([]);
    expect(catalogProblems({ a: CARDS }, { a: '{count}枚' }, 'ja')).toEqual([]);
    const always = '{players, plural, other {# players}}';
    expect(catalogProblems({ a: always }, { a: always }, 'de')).toEqual([]);
    const article = '{rank, select, dame {la {rank}} other {le {rank}}}';
    expect(catalogProblems({ a: 'the {rank}' }, { a: article }, 'fr')).toEqual([]);
    const exact = '{left, plural, =0 {none} =1 {one} other {#}}';
    expect(catalogProblems({ a: exact }, { a: exact }, 'de')).toEqual([]);
  });
});
