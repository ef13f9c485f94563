import { formatLocale } from './format.ts';

/** A rating on the scale of Elo points, which is written without separators: "1190". */
export const formatRating = (value: number): string =>
  new Intl.NumberFormat(formatLocale(), { maximumFractionDigits: 0, useGrouping: false }).format(
    value,
  );
