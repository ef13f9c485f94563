import { i18n } from '@/i18n/i18n.ts';
import { formatNumber, formatSigned } from '@/ui/format.ts';

/** What is won or lost: "+12", "−5", "0" [SCORE-2]. */
export const signed = (value: number): string => formatSigned(value, i18n.locale);

/** A number of points: "12", "−5", "0" [SCORE-2]. */
export const points = (value: number): string => formatNumber(value, i18n.locale);
