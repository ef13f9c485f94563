import { formatLocale } from '@/i18n/format.ts';
import { type Day, beginOf } from '@/store/day.ts';

/** Days begin and end in UTC, so they are also written down there. */
const format = (options: Intl.DateTimeFormatOptions) => (day: Day) =>
  new Intl.DateTimeFormat(formatLocale(), { ...options, timeZone: 'UTC' }).format(beginOf(day));

/** "21 November 2026" in the player's language. */
export const longDate = format({ dateStyle: 'long' });

/** "November 2026". */
export const monthName = format({ month: 'long', year: 'numeric' });

/** "Nov". */
export const shortMonth = format({ month: 'short' });

/** "21". */
export const dateNumber = format({ day: 'numeric' });

/** "Mon" and "Monday". */
export const shortWeekday = format({ weekday: 'short' });
export const longWeekday = format({ weekday: 'long' });
