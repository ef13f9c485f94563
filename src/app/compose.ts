import { type Header, newGame } from '@/engine/index.ts';
import type { Game } from '@/store/hooks.ts';
import { createRuleShelf } from '@/store/rule-shelf.ts';
import { createSettings } from '@/store/settings.ts';
import { type GameSetup, headerFor, rulesFor } from '@/store/setup.ts';
import { createTable } from '@/store/table.ts';
import { keptGame } from './kept-game.ts';
import { browserClock } from './ports/clock.ts';
import { cryptoEntropy } from './ports/entropy.ts';
import { inlineOpponents } from './ports/opponents.ts';
import { browserShelf } from './ports/rule-shelf.ts';
import { indexedDbSaves } from './ports/saves.ts';
import { settingsStorage } from './ports/settings-storage.ts';

/** How long the first picture waits for the kept game. Storage that hangs must not hide the table. */
const STORAGE_PATIENCE_MS = 1500;

const soon = (): Promise<undefined> =>
  new Promise((resolve) => {
    browserClock.after(STORAGE_PATIENCE_MS, () => resolve(undefined));
  });

/** The game with everything that it needs from the browser. */
export async function composeGame(): Promise<Game> {
  const settings = createSettings(settingsStorage());
  const kept = keptGame(indexedDbSaves());
  const shelf = createRuleShelf(browserShelf, cryptoEntropy);
  const { setup } = settings.getState();
  if (setup.game.kind === 'own') await Promise.race([shelf.load(), soon()]);
  const newHeader = ({ game, levels }: GameSetup): Header =>
    headerFor(rulesFor(game, shelf.store.getState().sets), levels, cryptoEntropy);
  const opening = newGame(newHeader(setup));
  if (!opening.ok)
    throw new Error(`the default game is impossible: ${JSON.stringify(opening.error)}`);
  const table = createTable(
    {
      clock: browserClock,
      opponents: inlineOpponents(),
      saves: kept.saves,
      entropy: cryptoEntropy,
      pace: () => settings.getState(),
    },
    opening.value,
  );
  await Promise.race([kept.resume(table), soon()]);
  return { table, settings, shelf, newHeader };
}
