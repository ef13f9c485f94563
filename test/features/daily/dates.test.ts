import { expect, test } from 'vitest';
import { dateNumber, longDate } from '@/features/daily/dates.ts';
import { i18n } from '@/i18n/i18n.ts';

test('a day of the calendar is a bare number, also where a date has a word after it', () => {
  i18n.loadAndActivate({ locale: 'ja', messages: {} });
  expect(longDate('2026-11-21')).toBe('2026年11月21日');
  expect(dateNumber('2026-11-21')).toBe('21');
});
