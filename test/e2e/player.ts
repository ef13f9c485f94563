import { type Locator, type Page, expect } from '@playwright/test';
import { type GameRecord, type GameState, fold } from '@/engine/index.ts';
import { parseSave } from '@/storage/formats/read-save.ts';
import type { Scriptable } from './scriptable.ts';

/** Settings as saved by an earlier visit. */
export async function withSettings(page: Page, settings: object): Promise<void> {
  await page.addInitScript((state) => {
    localStorage.setItem('oh-hell:settings', JSON.stringify({ state, version: 1 }));
  }, settings);
}

/** Buttons that play a card, or make a bid, that is allowed. */
export const PLAYABLE = 'button[aria-label$=", playable"]';
export const OPEN_BID = 'button[aria-label^="Bid "]:not([aria-disabled="true"])';

/** What the page waits for, as a player reads it on the screen. */
export type Asked = 'deal' | 'bid' | 'play' | 'next' | 'over';

const ASKED: readonly (readonly [Asked, string])[] = [
  ['over', 'button:has-text("Play again")'],
  // Once pressed, it is no longer requested.
  ['next', 'button:enabled:has-text("Next round")'],
  ['deal', 'button:enabled:has-text("Deal")'],
  ['bid', OPEN_BID],
  ['play', PLAYABLE],
];

/** Waits until the player is to act, and returns how. */
export async function asked(page: Page): Promise<Asked> {
  const handle = await page.waitForFunction((options) => {
    const found = options.find(([, selector]) => {
      const [css = '', text] = selector.split(':has-text(');
      return [...document.querySelectorAll(css)].some(
        (element) => text === undefined || element.textContent === text.slice(1, -2),
      );
    });
    return found?.[0];
  }, ASKED);
  const value = await handle.jsonValue();
  if (value === undefined) throw new Error('nothing was asked');
  return value;
}

/**
 * Plays a card. It goes after the paint that answers the press, and is playable until then: who
 * asked the page what comes next before that would be told to play it once more.
 */
export async function playCard(card: Locator): Promise<void> {
  const id = await card.getAttribute('data-card');
  await card.click();
  await expect(card.page().locator(`button[data-card="${id}"]`)).toBeHidden();
}

/** Makes the first legal choice. */
export async function answer(page: Page, ask: Asked): Promise<void> {
  if (ask === 'deal') await page.getByRole('button', { name: 'Deal', exact: true }).click();
  if (ask === 'next') await page.getByRole('button', { name: 'Next round' }).click();
  if (ask === 'play') await playCard(page.locator(PLAYABLE).first());
  if (ask === 'bid') await page.locator(OPEN_BID).first().click();
}

/** The page's own store of games; read, or written if `value` is given. */
function gamesStore(page: Scriptable, value?: object): Promise<unknown> {
  return page.evaluate(
    (written) =>
      new Promise<unknown>((resolve, reject) => {
        const opening = indexedDB.open('oh-hell');
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const games = opening.result.transaction('games', 'readwrite').objectStore('games');
          const request =
            written === undefined ? games.get('current') : games.put(written, 'current');
          request.addEventListener('error', () => reject(new Error('no game')));
          request.addEventListener('success', () => resolve(request.result));
        });
      }),
    value,
  );
}

/** Replaces the saved game. */
export const replaceKept = (page: Scriptable, value: object): Promise<unknown> =>
  gamesStore(page, value);

/** The game as the page has saved it. */
export async function keptRecord(page: Scriptable): Promise<GameRecord> {
  const kept = await gamesStore(page);
  const save = parseSave(kept);
  if (!save.ok) throw new Error(`the kept game is none: ${JSON.stringify(kept)}`);
  return save.value.record;
}

/** The game as it is kept once something is in it: what is shown is kept a moment later. */
export async function keptWith(
  page: Scriptable,
  isThere: (record: GameRecord) => boolean,
): Promise<GameRecord> {
  await expect.poll(async () => isThere(await keptRecord(page))).toBe(true);
  return keptRecord(page);
}

/** The kept game, folded by the engine. */
export async function currentGame(page: Scriptable): Promise<GameState> {
  const folded = fold(await keptRecord(page));
  if (!folded.ok)
    throw new Error(`the kept game cannot be folded: ${JSON.stringify(folded.error)}`);
  return folded.value;
}

/** The keys of everything that the page has saved in its database. */
export const storedKeys = (page: Scriptable): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('oh-hell');
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const keys = opening.result.transaction('games').objectStore('games').getAllKeys();
          keys.addEventListener('success', () => resolve(keys.result.map(String)));
        });
      }),
  );
