import type { Page } from '@playwright/test';
import { scriptsOf, wantedSettings } from './player.ts';

/** What a page was loaded with: a page that has changed any of it has to be loaded again. */
interface Loaded {
  /** The settings that the test asked for, if any. */
  readonly wanted: string | undefined;
  /** The settings as saved by the game. */
  readonly saved: string | null;
  /** Whether the reader prefers reduced motion. */
  readonly isReduced: boolean;
}

const loaded = new WeakMap<Page, Loaded>();

const stateOf = (page: Page): Promise<Omit<Loaded, 'wanted'>> =>
  page.evaluate(() => ({
    saved: localStorage.getItem('oh-hell:settings'),
    isReduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
  }));

/** Remembers what a page has just been loaded with, so that another game can be put on its table. */
export async function rememberLoaded(page: Page): Promise<void> {
  loaded.set(page, { wanted: wantedSettings(page), ...(await stateOf(page)) });
}

/** Whether the page shows the game as it was loaded, but for what is on the table. */
async function isAsLoaded(page: Page): Promise<boolean> {
  const before = loaded.get(page);
  if (before === undefined || before.wanted !== wantedSettings(page)) return false;
  if (scriptsOf(page).some((subject) => subject !== 'settings' && subject !== 'game')) return false;
  const { pathname, hash } = new URL(page.url());
  if (pathname !== '/' || hash !== '') return false;
  const { saved, isReduced } = await stateOf(page);
  const isSame = saved === before.saved && isReduced === before.isReduced;
  return isSame && (await page.locator('#root header').count()) > 0;
}

/**
 * Puts a saved game on the table of a page that shows the game, as a second tab would that has taken
 * the game over, saved another and was closed. It takes a fifth of the time of loading the page.
 * Returns false, and does nothing, if the page has to be loaded for it.
 */
export async function putOnTable(page: Page, saved: object): Promise<boolean> {
  if (!(await isAsLoaded(page))) return false;
  await page.evaluate(async (game) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isTable = (): boolean => document.querySelector('#root header') !== null;
    /** Waits until the page shows the table, or no longer does; half a minute is far too long. */
    const until = async (isWanted: boolean): Promise<void> => {
      const start = performance.now();
      while (isTable() !== isWanted) {
        if (performance.now() - start > 30_000)
          throw new Error(isWanted ? 'the table did not come back' : 'the table did not close');
        await frame();
      }
    };
    let close = (): void => undefined;
    const closed = new Promise<void>((resolve) => (close = resolve));
    await new Promise<void>((resolve) => {
      void navigator.locks.request('oh-hell:table', { steal: true }, () => {
        resolve();
        return closed;
      });
    });
    await until(false);
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('oh-hell');
      opening.addEventListener('error', () => reject(new Error('no database')));
      opening.addEventListener('success', () => {
        const transaction = opening.result.transaction('games', 'readwrite');
        const games = transaction.objectStore('games');
        games.clear();
        games.put(game, 'current');
        games.put('another tab', 'owner');
        // Without this note it is a new database, to which the page restores the games before.
        games.put({ version: 1 }, 'copied');
        transaction.addEventListener('abort', () => reject(new Error('not saved')));
        transaction.addEventListener('complete', () => {
          opening.result.close();
          resolve();
        });
      });
    });
    close();
    await until(true);
  }, saved);
  return true;
}
