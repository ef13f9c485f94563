import { formatFigure, formatNumber } from '@/i18n/format.ts';
import type { Translate } from '@/i18n/i18n.ts';
import type { Estimate } from '@/store/insights/estimate.ts';

/** A figure of a column or a range, always with one decimal: "3.0" below "2.4". */
export const decimalText = (value: number): string => formatFigure(value, 1, 1);

/** A value with its margin: "12.3 ± 4.1". */
export const rangeText = (t: Translate, { value, margin }: Estimate): string =>
  t('insights.range', { value: decimalText(value), margin: decimalText(margin) });

/** Points in a sentence, with at most one decimal. */
export const pointsText = (points: number): string => formatNumber(Math.round(points * 10) / 10);
