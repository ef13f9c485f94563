import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { afterEach, expect, test } from 'vitest';
import { pointDecimals, roundPoints } from '@/engine/advice/index.ts';
import { formatTime } from '@/features/history/format-time.ts';
import {
  formatFigure,
  formatList,
  formatNumber,
  formatPercent,
  formatSigned,
  joinSentences,
} from '@/i18n/format.ts';
import { i18n, speak, translate } from '@/i18n/i18n.ts';
import { CATALOGS, type Language, formatTag, spokenOf } from '@/i18n/languages.ts';

afterEach(() => i18n.activate('en'));

test('sentences are joined as the language does, capitalized, without empty ones', () => {
  expect(joinSentences(['One.', '', 'two of hearts.'])).toBe('One. Two of hearts.');
  i18n.activate('ja');
  expect(joinSentences(['一。', '', '二。'])).toBe('一。二。');
});

test.each(['de', 'es', 'fr', 'it', 'nl', 'pt', 'sv'] as const)(
  'in %s half a second is written with a comma',
  async (language) => {
    await speak(language, language);
    expect(translate('settings.trickPause.seconds', { seconds: 0.5 })).toMatch(/^0,5\ss$/);
  },
);

test('points have a true minus sign, and zero none', () => {
  expect([12, 0, -0, -5].map(formatSigned)).toEqual(['+12', '0', '0', '\u22125']);
  expect([12, 0, -5, 2.25].map(formatNumber)).toEqual(['12', '0', '\u22125', '2.3']);
});

test.each(Object.keys(CATALOGS) as Language[])(
  'points in a sentence for screen readers are figures: %s',
  (language) => {
    i18n.load(language, { counted: compileMessageOrThrow('{points, plural, other {#}}') });
    i18n.activate(language, formatTag(language, [language]));
    for (const pointScale of [0.05, 0.1, 1, 8])
      for (const points of [0, 0.117, 1.149, 23.42, 1234.5]) {
        const told = roundPoints(points, pointScale);
        expect(i18n._('counted', { points: told })).toBe(
          formatFigure(told, pointDecimals(pointScale)),
        );
      }
  },
);

test('numbers, dates and lists follow the player’s region', () => {
  const morning = new Date(2026, 2, 1, 9, 5).getTime();
  i18n.activate('en', formatTag('en', ['de-CH', 'en-GB']));
  expect(formatTime(morning)).toBe('1 Mar 2026, 09:05');
  i18n.activate('en', formatTag('en', ['en-US']));
  expect(formatTime(morning)).toMatch(/^Mar 1, 2026, 9:05\sAM$/);
  expect(formatPercent(0.734)).toBe('73%');
  expect(formatList(['You', 'Bram', 'Hazel'])).toBe('You, Bram, and Hazel');
});

test('digits are Latin in every region', () => {
  i18n.activate('en', 'ar-EG');
  expect(formatNumber(12)).toBe('١٢');
  for (const wish of ['ar-EG', 'ar-EG-u-nu-arab', 'ar-EG-u-ca-islamic-nu-arab-x-own']) {
    i18n.activate('ar', formatTag('ar', [wish]));
    expect(`${wish} ${formatNumber(12)}`).toBe(`${wish} 12`);
  }
});

test('the first available preferred language is used, and an empty list is fine', () => {
  expect(spokenOf(['en-GB', 'de'])).toBe('en');
  expect(spokenOf(['tlh', 'x_y', '', 'en-AU'])).toBe('en');
  expect(spokenOf(['tlh'])).toBe('en');
  expect(spokenOf([])).toBe('en');
});
