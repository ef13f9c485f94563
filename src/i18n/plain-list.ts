import type { Translate } from './i18n.ts';

/** A list without a conjunction: "Medium, Hard, Easy". */
export const plainList = (t: Translate, parts: readonly string[]): string =>
  parts.reduce((row, next) => (row === '' ? next : t('row.next', { row, next })), '');
