import { i18n } from '@/i18n/i18n.ts';
import { formatNumber, formatSigned } from '@/ui/format.ts';

/** What was won or lost: "+12", "−5", "0" [SCORE-2]. */
export const signed = (points: number): string => formatSigned(points, i18n.locale);

/** What stands: "12", "−5", "0" [SCORE-2]. */
export const plain = (points: number): string => formatNumber(points, i18n.locale);
