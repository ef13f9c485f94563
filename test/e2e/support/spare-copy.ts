import type { SaveDocument } from '@/storage/formats/save.ts';
import { CURRENT } from '@/storage/keyed-store.ts';
import { SPARE_CACHE } from '@/storage/spare-files.ts';
import type { Scriptable } from './scriptable.ts';

/** Tells the page that it is hidden, as when the player switches to another app. */
export const hide = (page: Scriptable): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

/** The moves of the game on the table, as the spare copy has them; undefined where it has none. */
export async function copiedMoves(page: Scriptable): Promise<string | undefined> {
  const texts = await page.evaluate(async (name) => {
    const cache = await caches.open(name);
    return Promise.all((await cache.matchAll()).map((file) => file.text()));
  }, SPARE_CACHE);
  const documents = new Map(texts.flatMap((text) => JSON.parse(text) as [string, unknown][]));
  return (documents.get(CURRENT) as SaveDocument | undefined)?.moves;
}

/** Deletes the database, as a browser does that finds it damaged. For a page without the game. */
export const loseDatabase = (page: Scriptable): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        indexedDB.deleteDatabase('oh-hell').addEventListener('success', () => resolve());
      }),
  );
