import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { composeGame } from '@/app/compose.ts';
import { presetRules } from '@/engine/index.ts';
import { localStorageRules } from '@/storage/rules.ts';
import { settingsStorage } from '@/storage/settings.ts';
import { type Settings, createSettings } from '@/store/settings.ts';
import { DEFAULT_SETUP, type GameSetup, presetGame } from '@/store/setup.ts';
import { until } from '../support/until.ts';

const root = document.documentElement;

// It stands still: on a busy machine saved rules take longer to load than a page waits for them.
vi.mock(import('@/platform/clock.ts'), () => ({ browserClock: { after: () => () => undefined } }));

vi.stubGlobal('indexedDB', new IDBFactory());
vi.stubGlobal('IDBKeyRange', IDBKeyRange);

beforeEach(() => localStorage.clear());

/** The settings as another tab has them. */
const otherTab = () => createSettings(settingsStorage(() => undefined));

/** Changes settings in another tab. */
const changeElsewhere = (settings: Partial<Settings>): void => otherTab().setState(settings);

const OWN = { id: 'a'.repeat(32), name: 'Sunday', rules: presetRules('canadian', 5) };

const setupOf = (game: GameSetup['game']): GameSetup => ({ ...DEFAULT_SETUP, game });

test('a page opens with the saved settings: in their look and language, with their game on the table', async () => {
  await localStorageRules.write([OWN]);
  const setup = setupOf({ kind: 'own', id: OWN.id });
  changeElsewhere({ theme: 'midnight', language: 'de', setup });
  const { game } = await composeGame();
  expect(root.dataset['theme']).toBe('midnight');
  expect(root.lang).toBe('de');
  expect(game.table.record().header.rules).toEqual(OWN.rules);
  expect(game.table.store.getState().title).toEqual({ kind: 'own', name: 'Sunday' });
});

test('a page that takes the game over follows the settings and rules that the other tab saved', async () => {
  const { game, session } = await composeGame();
  expect(root.dataset['theme']).toBe('felt');
  await localStorageRules.write([OWN]);
  const setup = setupOf({ kind: 'own', id: OWN.id });
  changeElsewhere({ theme: 'claret', language: 'fr', setup });
  await session.playHere();
  expect(game.settings.getState()).toMatchObject({ theme: 'claret', language: 'fr', setup });
  expect(root.dataset['theme']).toBe('claret');
  await until(() => expect(root.lang).toBe('fr'));
  await until(() => expect(game.newHeader(setup).rules).toEqual(OWN.rules));
  expect(game.newTitle(setup)).toEqual({ kind: 'own', name: 'Sunday' });
});

test('a page that takes the game over knows the tradition that the other tab chose', async () => {
  const { game, session } = await composeGame();
  const setup = setupOf({ kind: 'tradition', id: 'get-fred', players: 4 });
  changeElsewhere({ setup });
  await session.playHere();
  await until(() => expect(game.newTitle(setup)).toMatchObject({ name: 'Get Fred' }));
  expect(game.newHeader(setup).rules.scoring).toBe('penalty');
});

test('a change here keeps what the other tab saved before this page took the game over', async () => {
  const { game, session } = await composeGame();
  changeElsewhere({ speed: 'fast', setup: setupOf(presetGame('spades')) });
  await session.playHere();
  game.settings.setState({ sound: false });
  expect(otherTab().getState()).toMatchObject({
    speed: 'fast',
    sound: false,
    setup: { game: { preset: 'spades' } },
  });
});

test('a player who has never bid does not deal first, since the dealer’s bid is the hardest', async () => {
  const { game } = await composeGame();
  expect(game.table.record().header.firstDealer).toBe(1);
  expect(game.newHeader(DEFAULT_SETUP).firstDealer).toBe(1);
  game.settings.setState({ hasBid: true });
  expect(game.newHeader(DEFAULT_SETUP).firstDealer).toBeNull();
});
