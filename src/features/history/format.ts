import { formatLocale } from '@/i18n/format.ts';

/** A part of a whole, 0 to 1: "73%". */
export const formatPercent = (part: number): string =>
  new Intl.NumberFormat(formatLocale(), { style: 'percent' }).format(part);

/** A day and the time of it, as short as it is clear. `time` in ms since 1970. */
export const formatTime = (time: number): string =>
  new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(time);
