import { expect, test } from 'vitest';
import { parseWhole } from '@/i18n/parse-whole.ts';

test.each([
  ['12', 12],
  [' 7 ', 7],
  ['+3', 3],
  ['-5', -5],
  ['−5', -5],
  ['-0', 0],
  ['1,200', 1200],
  ['1.200', 1200],
  ['1’200', 1200],
  ['1\u202F200', 1200],
  ['999999', 999_999],
  ['１２', 12],
  ['－５', -5],
  ['۱۲', 12],
])('a whole number as typed: %s', (text, number) => {
  expect(parseWhole(text)).toBe(number);
});

test.each(['', ' ', '-', '1.5', '1,20', '1234567', '1e3', '0x10', '5 pts', '--5', '५a'])(
  'anything else is none: "%s"',
  (text) => {
    expect(parseWhole(text)).toBeNull();
  },
);

// Regression: a field showed ١٢, and refused it when a digit was typed.
test.each(['ar-EG', 'hi-u-nu-deva', 'fa', 'ja-u-nu-fullwide', 'de', 'fr', 'sv', 'de-CH'])(
  'reads figures as they are written: %s',
  (locale) => {
    const figures = new Intl.NumberFormat(locale);
    const numbers = [0, 7, 12, 345, -12, 6789, -123_450];
    expect(numbers.map((number) => parseWhole(figures.format(number)))).toEqual(numbers);
  },
);
