import { formatDate } from '@/i18n/format-date.ts';
import { formatLocale } from '@/i18n/format.ts';

/** Formatters by locale: creating one takes longer than using it hundreds of times. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** A short date and time; `time` in ms since 1970. */
export function formatTime(time: number): string {
  const locale = formatLocale();
  const key = String(locale);
  const formatter =
    formatters.get(key) ??
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  formatters.set(key, formatter);
  return formatDate(formatter, time);
}
