import { i18n } from './i18n.ts';

const MINUS = '\u2212';

/** The locale for `Intl`: language and region. */
export const formatLocale = (): string | string[] => i18n.locales ?? i18n.locale;

/** Cached: creating a formatter takes longer than using it a hundred times. */
const formatters = new Map<string, Intl.NumberFormat>();

function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const locale = formatLocale();
  const key = JSON.stringify([locale, options]);
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(locale, options);
  formatters.set(key, formatter);
  return formatter;
}

const format = (
  value: number,
  signDisplay: 'exceptZero' | 'negative',
  maximumFractionDigits = 1,
  minimumFractionDigits = 0,
): string =>
  numberFormat({ signDisplay, maximumFractionDigits, minimumFractionDigits })
    .format(value)
    .replace('-', MINUS);

/** A number of points with its sign: "+12", "−5", "0" [SCORE-2]. */
export const formatSigned = (value: number): string => format(value, 'exceptZero');

/** A number, with its sign if it is below zero: "12", "−5", "0". At most one decimal. */
export const formatNumber = (value: number): string => format(value, 'negative');

/** A number with at most `decimals` decimals, and at least `minDecimals`. */
export const formatFigure = (value: number, decimals: number, minDecimals = 0): string =>
  format(value, 'negative', decimals, minDecimals);

/** A list joined by the language's "and": "You, Bram and Hazel". */
export const formatList = (words: readonly string[]): string =>
  new Intl.ListFormat(formatLocale()).format(words);

/** A list joined by the language's "or": "3, 4, or 5". */
export const formatAlternatives = (words: readonly string[]): string =>
  new Intl.ListFormat(formatLocale(), { type: 'disjunction' }).format(words);

/** A fraction (0…1) as a percentage: "73%". */
export const formatPercent = (part: number): string =>
  numberFormat({ style: 'percent' }).format(part);

/** The separator between sentences; none in Japanese. */
export const sentenceGap = (): string => (i18n.locale === 'ja' ? '' : ' ');

/** Capitalizes a sentence that may begin with a placeholder's value. */
export const asSentence = (text: string): string =>
  text.charAt(0).toLocaleUpperCase(i18n.locale) + text.slice(1);

/** Joins sentences as the language does; empty ones are left out. */
export const joinSentences = (sentences: readonly string[]): string =>
  sentences
    .filter((sentence) => sentence !== '')
    .map(asSentence)
    .join(sentenceGap());
