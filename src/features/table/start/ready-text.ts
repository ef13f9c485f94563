import { type PlayerView, hasPartners, targetOf } from '@/engine/index.ts';
import type { Translate } from '@/i18n/i18n.ts';

/** The aim of the game and its length, before the first trick. */
export function readyText(t: Translate, { rules, schedule }: PlayerView): string {
  const { players } = rules;
  const points = targetOf(rules);
  if (points === null) return t('table.ready', { rounds: schedule.length, players });
  return hasPartners(rules)
    ? t('table.readyPartners', { points })
    : t('table.readyTarget', { points, players });
}
