import { isSameRules } from '@/engine/index.ts';
import type { Game } from '@/store/hooks.ts';
import type { GameSetup } from '@/store/setup.ts';
import { loadCatalogue, tradition } from '../traditions.ts';

/** Whether the chosen rules can be found: without the catalogue those of a tradition cannot. */
const isKnown = ({ game }: GameSetup): boolean =>
  game.kind !== 'tradition' || tradition(game) !== null;

function offer({ table, settings, newHeader, newTitle }: Game): void {
  const { header, commands } = table.record();
  const { setup } = settings.getState();
  if (commands.length > 0 || !isKnown(setup)) return;
  const next = newHeader(setup);
  const title = newTitle(setup);
  // The same functions make seats and titles, so equal ones have equal JSON.
  const isOffered =
    isSameRules(next.rules, header.rules) &&
    JSON.stringify([next.seats, title]) === JSON.stringify([header.seats, table.note().title]);
  if (isOffered) return;
  const isPaused = table.isPaused();
  table.start(next, null, false, title);
  if (isPaused) table.pause();
}

/**
 * Puts the chosen game on the start screen if that offers another one: the chosen rules may have been edited, renamed
 * or deleted meanwhile, and a file may have brought other settings. A game that was dealt stays.
 */
export function offerChosenGame(game: Game): void {
  if (isKnown(game.settings.getState().setup)) offer(game);
  else void loadCatalogue().then(() => offer(game));
}
