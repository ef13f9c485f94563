import type { Translate } from './i18n.ts';

/** Facts in a row, each after the other, without an "and": "Medium, Hard, Easy". */
export const inRow = (t: Translate, parts: readonly string[]): string =>
  parts.reduce((row, next) => (row === '' ? next : t('row.next', { row, next })), '');
