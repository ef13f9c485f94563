import { formatDate } from '@/i18n/format-date.ts';
import { formatLocale, formatNumber } from '@/i18n/format.ts';
import { type Day, startOfDay, partsOf } from '@/store/day.ts';

/**
 * Daily deals change at midnight UTC, so dates are formatted in UTC; and the months of the calendar are Gregorian,
 * which is not every browser's usual one in every region.
 */
const format = (options: Intl.DateTimeFormatOptions) => (day: Day) =>
  formatDate(
    new Intl.DateTimeFormat(formatLocale(), {
      ...options,
      calendar: 'gregory',
      timeZone: 'UTC',
    }),
    startOfDay(day),
  );

/** "21 November 2026" in the player's language. */
export const longDate = format({ dateStyle: 'long' });

const dayOfYear = format({ month: 'long', day: 'numeric' });

/** "21 November", with its year unless that is this year: the date fits one line on phones. */
export const shortDate = (day: Day, today: Day): string =>
  partsOf(day)[0] === partsOf(today)[0] ? dayOfYear(day) : longDate(day);

/** "November 2026". */
export const monthName = format({ month: 'long', year: 'numeric' });

/** "Nov". */
export const shortMonth = format({ month: 'short' });

/** "21", without the "日" that Japanese dates have. */
export const dateNumber = (day: Day): string => formatNumber(partsOf(day)[2]);

/** Intl.Locale's week info: missing in some browsers and in TypeScript's types. */
interface WeekInfo {
  readonly getWeekInfo?: () => { readonly firstDay: number };
  readonly weekInfo?: { readonly firstDay: number };
}

/** The first day of the week in the player's region, 0 for Sunday; Monday if unknown. */
export function firstWeekday(): number {
  const [locale] = [formatLocale()].flat();
  const info = new Intl.Locale(locale ?? 'en') as Intl.Locale & WeekInfo;
  const { firstDay = 1 } = info.getWeekInfo?.() ?? info.weekInfo ?? {};
  return firstDay % 7;
}

/** "Mon" and "Monday". */
export const shortWeekday = format({ weekday: 'short' });
export const longWeekday = format({ weekday: 'long' });
