import type { RoundedProbability } from '@/engine/index.ts';
import { formatPercent } from './format.ts';
import type { Translate } from './i18n.ts';

/** A rounded probability in words: "60%", "under 5%". */
export const probabilityText = (t: Translate, { near, is }: RoundedProbability): string =>
  is === 'at' ? formatPercent(near) : t(`hint.${is}`, { percent: formatPercent(near) });

/** The same in few characters: "60%", "<5%". */
export function probabilityFigure(
  t: Translate,
  { near, is }: RoundedProbability,
  format: (part: number) => string = formatPercent,
): string {
  if (is === 'at') return format(near);
  return t(is === 'under' ? 'hint.less' : 'hint.more', { figure: format(near) });
}
