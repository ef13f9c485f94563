import { type GameState, type Header, type Seat, newGame } from '@/engine/index.ts';
import { createHints } from '@/store/table/hints.ts';
import type { Game } from '@/store/hooks.ts';
import { type RuleRepository, createRuleRepository } from '@/store/rule-repository.ts';
import { createSettings } from '@/store/settings.ts';
import { headerFor, rulesFor, titleFor } from '@/store/setup.ts';
import { createSignals } from '@/store/signals.ts';
import { createTable } from '@/store/table/table.ts';
import { database } from '@/storage/database.ts';
import { followAppearance } from '@/platform/appearance.ts';
import { currentGame } from '@/storage/current-game.ts';
import { onDataDeleted, resaveAll } from './start/resave.ts';
import { followLanguage } from './start/language.ts';
import { threadedAdviser } from '@/platform/threaded-adviser.ts';
import { browserClock } from '@/platform/clock.ts';
import { cryptoRandomness } from '@/platform/randomness.ts';
import { threadedOpponents } from '@/platform/threaded-opponents.ts';
import { localStorageRules } from '@/storage/rules.ts';
import { indexedDbSaves } from '@/storage/saves.ts';
import { settingsStorage } from '@/storage/settings.ts';
import { browserTableLock } from '@/platform/table-lock.ts';
import { type Session, createSession } from '@/store/session.ts';
import { loadCatalogue, tradition } from './traditions.ts';

/**
 * How long the first screen waits for storage, in ms: storage that hangs must not hide the table.
 */
const STORAGE_PATIENCE_MS = 1500;

const soon = (): Promise<undefined> =>
  new Promise((resolve) => {
    browserClock.after(STORAGE_PATIENCE_MS, () => resolve(undefined));
  });

function openingOf(header: Header): GameState {
  const opening = newGame(header);
  if (opening.ok) return opening.value;
  throw new Error(`the default game is impossible: ${JSON.stringify(opening.error)}`);
}

type Restorable = Pick<Game, 'table' | 'settings' | 'savedRules'> & { readonly session: Session };

/** Writes this page's data again after it was deleted or the database was reopened. */
function restoreLost({ table, settings, savedRules, session }: Restorable): void {
  /** Saves again what is in localStorage. */
  function resave(): void {
    settings.setState({});
    void savedRules.load();
  }
  onDataDeleted(resave);
  // A page that does not play has nothing newer than what is saved.
  const isPlaying = (): boolean => !session.store.getState().isOtherTab;
  // No page of the game clears localStorage. The database is back later, and this page may be left
  // until then.
  addEventListener('storage', ({ key }) => {
    if (key === null && isPlaying()) resave();
  });
  database.onReopened(() => {
    if (isPlaying()) table.save();
  });
}

/** Resumes the saved game, and reads settings and the rules that they name again: another tab may have changed them. */
function resume(
  current: ReturnType<typeof currentGame>,
  { table, settings, savedRules }: Omit<Restorable, 'session'>,
): Promise<void> {
  settings.reload();
  const { kind } = settings.getState().setup.game;
  if (kind === 'own') void savedRules.load();
  if (kind === 'tradition') void loadCatalogue();
  return current.resume(table);
}

/** Who deals the first hand of a player who has never bid: the dealer's bid is the hardest [BID-2]. */
const FIRST_DEALER: Seat = 1;

/** Header and title of new games. */
function newGames(
  { store }: RuleRepository,
  hasBid: () => boolean,
): Pick<Game, 'newHeader' | 'newTitle'> {
  const library = () => ({ own: store.getState().sets, tradition });
  return {
    newHeader: ({ game, ...opponents }) => ({
      ...headerFor(rulesFor(game, library()), opponents, cryptoRandomness),
      ...(!hasBid() && { firstDealer: FIRST_DEALER }),
    }),
    newTitle: ({ game }) => titleFor(game, library()),
  };
}

/** Composes the game and its session from the browser's adapters. */
export async function composeGame(): Promise<{ readonly game: Game; readonly session: Session }> {
  /** Whether *not saved* was shown; a second alert for settings would add nothing. */
  let isWarned = false;
  const settings = createSettings(
    settingsStorage(() => {
      if (!isWarned) table.notify({ kind: 'settings-not-saved' });
    }),
  );
  followAppearance(settings);
  const messages = followLanguage(settings);
  const current = currentGame({
    storage: indexedDbSaves(cryptoRandomness.seed()),
    now: Date.now,
    onTakenOver: () => session.leave(),
    onDeleted() {
      resaveAll();
      table.notify({ kind: 'data-deleted' });
    },
  });
  const savedRules = createRuleRepository(localStorageRules, cryptoRandomness);
  const { setup } = settings.getState();
  if (setup.game.kind === 'own') await Promise.race([savedRules.load(), soon()]);
  // Both are files of the game and not storage, so they are awaited as long as it takes. Traditions
  // are named in the player's language.
  if (setup.game.kind === 'tradition') await Promise.all([loadCatalogue(), messages]);
  const { newHeader, newTitle } = newGames(savedRules, () => settings.getState().hasBid);
  const ports = {
    clock: browserClock,
    opponents: threadedOpponents(),
    saves: current.saves,
    randomness: cryptoRandomness,
    pace: () => settings.getState(),
  };
  const table = createTable(ports, openingOf(newHeader(setup)), newTitle(setup));
  const session = createSession(browserTableLock(), table, () =>
    resume(current, { table, settings, savedRules }),
  );
  table.store.subscribe(({ alert }) => {
    isWarned ||= alert?.kind === 'not-saved';
  });
  restoreLost({ table, settings, savedRules, session });
  await Promise.all([Promise.race([session.start(), soon()]), messages]);
  return {
    game: {
      table,
      settings,
      savedRules,
      signals: createSignals(),
      advisers: threadedAdviser(),
      hints: createHints(table),
      newHeader,
      newTitle,
      resumeSaved: (id, signal) => current.resumeSaved(table, id, signal),
    },
    session,
  };
}
