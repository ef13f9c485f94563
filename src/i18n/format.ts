import { i18n } from './i18n.ts';

const MINUS = '\u2212';

/** For `Intl`: the language, and where the player speaks it. */
export const formatLocale = (): string | string[] => i18n.locales ?? i18n.locale;

/** To make one takes longer than to use it a hundred times: a page has hundreds of numbers. */
const made = new Map<string, Intl.NumberFormat>();

function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const locale = formatLocale();
  const key = JSON.stringify([locale, options]);
  const kept = made.get(key) ?? new Intl.NumberFormat(locale, options);
  made.set(key, kept);
  return kept;
}

const format = (value: number, signDisplay: 'exceptZero' | 'negative', decimals = 1): string =>
  numberFormat({ signDisplay, maximumFractionDigits: decimals }).format(value).replace('-', MINUS);

/** A number of points with its sign: "+12", "−5", "0" [SCORE-2]. */
export const formatSigned = (value: number): string => format(value, 'exceptZero');

/** A number, with its sign if it is below zero: "12", "−5", "0". At most one decimal. */
export const formatNumber = (value: number): string => format(value, 'negative');

/** A number of which so many decimals say something. */
export const formatFigure = (value: number, decimals: number): string =>
  format(value, 'negative', decimals);

/** Words in a row as the language joins them: "You, Bram and Hazel". */
export const formatList = (words: readonly string[]): string =>
  new Intl.ListFormat(formatLocale()).format(words);

/** Words of which one is enough, as the language joins them: "3, 4, or 5". */
export const formatAlternatives = (words: readonly string[]): string =>
  new Intl.ListFormat(formatLocale(), { type: 'disjunction' }).format(words);

/** A part of a whole, 0 to 1: "73%". */
export const formatPercent = (part: number): string =>
  numberFormat({ style: 'percent' }).format(part);

/** Between two sentences: Japanese has nothing there but its full stop. */
export const sentenceGap = (): string => (i18n.locale === 'ja' ? '' : ' ');

/** A sentence that may begin with what was filled into it: "two of hearts is …". */
export const asSentence = (text: string): string =>
  text.charAt(0).toLocaleUpperCase(i18n.locale) + text.slice(1);

/** Sentences one after the other, as the language sets them apart; empty ones are left out. */
export const joinSentences = (sentences: readonly string[]): string =>
  sentences
    .filter((sentence) => sentence !== '')
    .map(asSentence)
    .join(sentenceGap());
