import { type Header, newGame } from '@/engine/index.ts';
import { createHints } from '@/store/hints.ts';
import type { Game } from '@/store/hooks.ts';
import { createRuleShelf } from '@/store/rule-shelf.ts';
import { createSettings } from '@/store/settings.ts';
import { type GameSetup, headerFor, rulesFor } from '@/store/setup.ts';
import { createSignals } from '@/store/signals.ts';
import { type Table, createTable } from '@/store/table.ts';
import { followAppearance } from './appearance.ts';
import { keptGame } from './kept-game.ts';
import { followLanguage } from './language.ts';
import { threadedAdviser } from './ports/adviser.ts';
import { browserClock } from './ports/clock.ts';
import { cryptoEntropy } from './ports/entropy.ts';
import { threadedOpponents } from './ports/opponents.ts';
import { browserShelf } from './ports/rule-shelf.ts';
import { indexedDbSaves } from './ports/saves.ts';
import { settingsStorage } from './ports/settings-storage.ts';
import { browserTableLock } from './ports/table-lock.ts';
import { type Session, createSession } from './session.ts';

/** How long the first picture waits for the kept game. Storage that hangs must not hide the table. */
const STORAGE_PATIENCE_MS = 1500;

const soon = (): Promise<undefined> =>
  new Promise((resolve) => {
    browserClock.after(STORAGE_PATIENCE_MS, () => resolve(undefined));
  });

/**
 * Asks the browser not to clear what is kept here, once there is something to lose: a finished
 * round. Some browsers ask the person, who knows by then what for.
 */
function keepForGood(table: Table): void {
  const stop = table.store.subscribe(({ view }) => {
    if (view.past.length === 0) return;
    stop();
    const storage = navigator.storage as StorageManager | undefined;
    storage?.persist().catch(() => undefined);
  });
}

/** The game with everything that it needs from the browser, and whether it is played on this page. */
export async function composeGame(): Promise<{ readonly game: Game; readonly session: Session }> {
  const settings = createSettings(settingsStorage());
  followAppearance(settings);
  const words = followLanguage(settings);
  const kept = keptGame({
    storage: indexedDbSaves(),
    now: Date.now,
    onTakenOver: () => session.leave(),
  });
  const shelf = createRuleShelf(browserShelf, cryptoEntropy);
  const { setup } = settings.getState();
  if (setup.game.kind === 'own') await Promise.race([shelf.load(), soon()]);
  const newHeader = ({ game, ...opposition }: GameSetup): Header =>
    headerFor(rulesFor(game, shelf.store.getState().sets), opposition, cryptoEntropy);
  const opening = newGame(newHeader(setup));
  if (!opening.ok)
    throw new Error(`the default game is impossible: ${JSON.stringify(opening.error)}`);
  const table = createTable(
    {
      clock: browserClock,
      opponents: threadedOpponents(),
      saves: kept.saves,
      entropy: cryptoEntropy,
      pace: () => settings.getState(),
    },
    opening.value,
  );
  const session = createSession(browserTableLock, {
    sitDown: () => kept.resume(table),
    standUp: () => table.leave(),
  });
  await Promise.all([Promise.race([session.begin(), soon()]), words]);
  keepForGood(table);
  const game: Game = {
    table,
    settings,
    shelf,
    signals: createSignals(),
    advisers: threadedAdviser(),
    hints: createHints(table),
    newHeader,
    goOn: (id) => kept.goOn(table, id),
  };
  return { game, session };
}
