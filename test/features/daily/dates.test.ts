import { expect, test } from 'vitest';
import { dateNumber, longDate, monthName, shortDate } from '@/features/daily/dates.ts';
import { speak } from '@/i18n/i18n.ts';

test('calendar days are bare numbers, even in languages that add a word to dates', async () => {
  await speak('ja', 'ja');
  expect(longDate('2026-11-21')).toBe('2026年11月21日');
  expect(dateNumber('2026-11-21')).toBe('21');
});

test('a date of this year is without its year', async () => {
  await speak('en', 'en');
  expect(shortDate('2026-11-21', '2026-11-30')).toBe('November 21');
  expect(shortDate('2025-11-21', '2026-11-30')).toBe('November 21, 2025');
});

test('months are Gregorian, as the days are, where another calendar is usual', async () => {
  await speak('en', 'en-u-ca-islamic-umalqura');
  expect(monthName('2026-11-21')).toBe('November 2026');
  expect(longDate('2026-11-21')).toBe('November 21, 2026');
});

test.each([
  ['fr', '1er décembre', '21 décembre'],
  ['it', '1º dicembre', '21 dicembre'],
  ['pt', '1º de dezembro', '21 de dezembro'],
  ['es', '1 de diciembre', '21 de diciembre'],
  ['de', '1. Dezember', '21. Dezember'],
] as const)('the first of a month is written as usual in %s', async (language, first, later) => {
  await speak(language, language);
  expect(shortDate('2026-12-01', '2026-12-02')).toBe(first);
  expect(longDate('2026-12-01')).toContain(first);
  expect(shortDate('2026-12-21', '2026-12-02')).toBe(later);
});
