const MINUS = '\u2212';

const withTrueMinus = (text: string): string => text.replace('-', MINUS);

/** A number of points with its sign in the digits of `locale`: "+12", "−5", "0". */
export const formatSigned = (value: number, locale: string): string =>
  withTrueMinus(new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }).format(value));

/** A total in the digits of `locale`: "12", "−5", "0". */
export const formatNumber = (value: number, locale: string): string =>
  withTrueMinus(new Intl.NumberFormat(locale, { signDisplay: 'negative' }).format(value));
