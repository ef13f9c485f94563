import { type PlayerView, hasPartners, targetOf } from '@/engine/index.ts';
import type { Translate } from '@/i18n/i18n.ts';

/** The aim of the game and its length, before the first trick. The bids of partners are added, so they have no exact aim. */
export function readyText(t: Translate, { rules, schedule }: PlayerView): string {
  return t(hasPartners(rules) ? 'table.readyPartners' : 'table.ready', {
    players: rules.players,
    points: targetOf(rules) ?? 'no',
    rounds: schedule.length,
  });
}
