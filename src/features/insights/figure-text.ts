import { formatFigure, formatNumber } from '@/i18n/format.ts';
import type { Translate } from '@/i18n/i18n.ts';
import type { Estimate } from '@/store/insights/estimate.ts';

/** A value with its margin: "12.3 ± 4.1". */
export const rangeText = (t: Translate, { value, margin }: Estimate): string =>
  t('insights.range', { value: formatFigure(value, 1), margin: formatFigure(margin, 1) });

/** Points with one decimal. */
export const pointsText = (points: number): string => formatNumber(Math.round(points * 10) / 10);
