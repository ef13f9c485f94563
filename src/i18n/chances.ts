import type { ToldChance } from '@/engine/index.ts';
import { formatPercent } from './format.ts';
import type { Translate } from './i18n.ts';

/** A chance in words, as far as it can be told: "60%", "under 5%". */
export const chanceWords = (t: Translate, { near, is }: ToldChance): string =>
  is === 'at' ? formatPercent(near) : t(`hint.${is}`, { percent: formatPercent(near) });
