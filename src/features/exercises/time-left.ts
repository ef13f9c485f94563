import { formatLocale } from '@/i18n/format.ts';

/** Seconds as minutes and seconds: "4:05". Not in `format.ts`, which is part of the first load. */
export function timeLeft(seconds: number): string {
  const digits = (value: number, minimumIntegerDigits: number): string =>
    new Intl.NumberFormat(formatLocale(), { minimumIntegerDigits }).format(value);
  return `${digits(Math.floor(seconds / 60), 1)}:${digits(seconds % 60, 2)}`;
}
