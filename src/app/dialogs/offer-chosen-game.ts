import { isSameRules } from '@/engine/index.ts';
import type { Game } from '@/store/hooks.ts';
import { tradition } from '../traditions.ts';

/**
 * Puts the chosen game on the start screen if that offers another one: the chosen rules may have been edited, renamed
 * or deleted meanwhile, and a file may have brought other settings. A game that was dealt stays.
 */
export function offerChosenGame({ table, settings, newHeader, newTitle }: Game): void {
  const { header, commands } = table.record();
  const { setup } = settings.getState();
  // Without the catalogue the rules of a tradition are not known.
  const isUnknown = setup.game.kind === 'tradition' && tradition(setup.game) === null;
  if (commands.length > 0 || isUnknown) return;
  const next = newHeader(setup);
  const title = newTitle(setup);
  const isOffered =
    isSameRules(next.rules, header.rules) &&
    JSON.stringify([next.seats, title]) === JSON.stringify([header.seats, table.note().title]);
  if (isOffered) return;
  const isPaused = table.isPaused();
  table.start(next, null, false, title);
  if (isPaused) table.pause();
}
