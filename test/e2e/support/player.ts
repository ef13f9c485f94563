import { type Disposable, type Locator, type Page, expect } from '@playwright/test';
import { POLLING_MS } from './fixtures.ts';
import { type GameRecord, type GameState, type Level, stateAfter } from '@/engine/index.ts';
import { encodeMoves } from '@/storage/formats/moves.ts';
import { parseSave } from '@/storage/formats/read-save.ts';
import type { SaveDocument } from '@/storage/formats/save.ts';
import type { Scriptable } from './scriptable.ts';

/** Scripts that run in a page at every load, by page and subject. */
const initScripts = new WeakMap<Page, Map<string, Disposable>>();

/** Replaces the earlier script on the same subject, if any. */
export async function replaceInitScript(
  page: Page,
  subject: string,
  script: Promise<Disposable>,
): Promise<void> {
  const scripts = initScripts.get(page) ?? new Map<string, Disposable>();
  initScripts.set(page, scripts);
  await scripts.get(subject)?.dispose();
  scripts.set(subject, await script);
}

/** The subjects of the scripts that run in a page at every load. */
export const scriptsOf = (page: Page): readonly string[] => [
  ...(initScripts.get(page)?.keys() ?? []),
];

/** Removes the scripts that run in a page at every load. */
export async function removeInitScripts(page: Page): Promise<void> {
  for (const script of initScripts.get(page)?.values() ?? []) await script.dispose();
  initScripts.delete(page);
  wanted.delete(page);
}

/** The settings given to a page, as JSON. */
const wanted = new WeakMap<Page, string>();

/** The settings that `withSettings` has last given to a page, as JSON. */
export const wantedSettings = (page: Page): string | undefined => wanted.get(page);

/**
 * Settings as saved by an earlier visit. Sound is off unless they turn it on: opening audio and
 * synthesizing the sounds takes a quarter of a second after the first press on every page.
 */
export async function withSettings(page: Page, wantedChanges: object): Promise<void> {
  const settings = { sound: false, ...wantedChanges };
  wanted.set(page, JSON.stringify(settings));
  await replaceInitScript(
    page,
    'settings',
    page.addInitScript((state) => {
      localStorage.setItem('oh-hell:settings', JSON.stringify({ state, version: 1 }));
    }, settings),
  );
}

/** The setup of a short game: against two opponents of a level, from one card up to ten. */
export const shortSetup = (level: Level) => ({
  game: {
    kind: 'preset',
    preset: 'bugger-your-neighbor',
    players: 3,
    scoring: null,
    shape: 'up',
    wholeDeck: false,
    bids: null,
  },
  levels: [level],
});

/** The button of that name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Buttons for legal cards and bids. */
export const PLAYABLE = 'button[aria-label$=", playable"]';
export const OPEN_BID = 'button[aria-label^="Bid "]:not([aria-disabled="true"])';

/** What the player is asked to do. */
export type Asked = 'deal' | 'bid' | 'play' | 'next' | 'over';

const ASKED: readonly (readonly [Asked, string])[] = [
  ['over', 'button:has-text("Play again")'],
  // Once pressed, it is disabled.
  ['next', 'button:enabled:has-text("Next round")'],
  ['deal', 'button:enabled:has-text("Deal")'],
  ['bid', OPEN_BID],
  ['play', PLAYABLE],
];

/** Pauses the page's clock, so that no timer fires. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2030-01-01') });
  await page.clock.pauseAt(new Date('2030-01-01T00:01:00'));
}

/** Waits until the player is asked to act, and returns what is asked. */
export async function asked(page: Page): Promise<Asked> {
  const handle = await page.waitForFunction(
    (options) => {
      // The prerendered start screen asks nothing yet.
      if (document.querySelector('#root[data-prerendered]') !== null) return undefined;
      const found = options.find(([, selector]) => {
        const [css = '', text] = selector.split(':has-text(');
        return [...document.querySelectorAll(css)].some(
          (element) => text === undefined || element.textContent === text.slice(1, -2),
        );
      });
      return found?.[0];
    },
    ASKED,
    { polling: POLLING_MS },
  );
  const value = await handle.jsonValue();
  if (value === undefined) throw new Error('the player was not asked');
  return value;
}

/**
 * Plays a card and waits until it has left the hand. It stays playable until the press has been
 * painted, so `asked` would otherwise return the same turn again.
 */
export async function playCard(card: Locator): Promise<void> {
  const id = await card.getAttribute('data-card');
  await card.press('Enter');
  await expect(card.page().locator(`button[data-card="${id}"]`)).toBeHidden();
}

/** Makes the first legal choice. */
export async function answer(page: Page, ask: Asked): Promise<void> {
  if (ask === 'deal') await page.getByRole('button', { name: 'Deal', exact: true }).press('Enter');
  if (ask === 'next') await page.getByRole('button', { name: 'Next round' }).press('Enter');
  if (ask === 'play') await playCard(page.locator(PLAYABLE).first());
  if (ask === 'bid') await page.locator(OPEN_BID).first().press('Enter');
}

/** The saved game in the page's own store: read, written if `value` is given, or deleted if it is null. */
function gamesStore(page: Scriptable, value?: object | null): Promise<unknown> {
  return page.evaluate(
    (written) =>
      new Promise<unknown>((resolve, reject) => {
        const opening = indexedDB.open('oh-hell');
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const games = opening.result.transaction('games', 'readwrite').objectStore('games');
          const request =
            written === undefined
              ? games.get('current')
              : written === null
                ? games.delete('current')
                : games.put(written, 'current');
          request.addEventListener('error', () => reject(new Error('no game')));
          request.addEventListener('success', () => resolve(request.result));
        });
      }),
    value,
  );
}

/** Replaces the saved game. */
export const replaceSavedGame = (page: Scriptable, value: object): Promise<unknown> =>
  gamesStore(page, value);

/** Deletes the saved game. */
export async function deleteSavedGame(page: Scriptable): Promise<void> {
  await gamesStore(page, null);
}

/** The game as the page has saved it. */
export async function savedRecord(page: Scriptable): Promise<GameRecord> {
  const saved = await gamesStore(page);
  const save = parseSave(saved);
  if (!save.ok) throw new Error(`the saved game is invalid: ${JSON.stringify(saved)}`);
  return save.value.record;
}

/** Replaces the moves of the saved game, and nothing else that is saved with it. */
export async function replaceSavedMoves(page: Scriptable, { commands }: GameRecord): Promise<void> {
  const saved = (await gamesStore(page)) as SaveDocument;
  await replaceSavedGame(page, { ...saved, moves: encodeMoves(commands) });
}

/** The saved game once `isThere` holds of it: saving lags a moment behind the screen. */
export async function savedRecordWhen(
  page: Scriptable,
  isThere: (record: GameRecord) => boolean,
): Promise<GameRecord> {
  await expect.poll(async () => isThere(await savedRecord(page))).toBe(true);
  return savedRecord(page);
}

/** The state of the saved game. */
export async function currentGame(page: Scriptable): Promise<GameState> {
  return stateAfter(await savedRecord(page));
}

/** The keys of all records in the page's database; none before the page has created it. */
export const storedKeys = (page: Scriptable): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('oh-hell');
        // Only the page creates it, with its store.
        opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
        opening.addEventListener('error', () => {
          if (opening.error?.name === 'AbortError') resolve([]);
          else reject(new Error('no database'));
        });
        opening.addEventListener('success', () => {
          const keys = opening.result.transaction('games').objectStore('games').getAllKeys();
          keys.addEventListener('success', () => resolve(keys.result.map(String)));
        });
      }),
  );
