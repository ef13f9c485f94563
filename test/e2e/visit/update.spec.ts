import { rm } from 'node:fs/promises';
import { type Page, expect, test } from '../support/fixtures.ts';
import { nextVersion } from '../support/next-version.ts';
import { answer, asked, withSettings } from '../support/player.ts';
import { openDialog } from '../support/scenes.ts';
import { type Site, openSite } from '../../../tools/serve/static-site.mjs';
import { ANY_PATH, DIST, SHORT_GAME, untilOfflineReady } from '../support/built-site.ts';

test.use({ serviceWorkers: 'allow' });

// Every test has its own server, which it can shut down.
let site: Site;
test.beforeEach(async () => {
  site = await openSite(DIST, ANY_PATH);
});
test.afterEach(() => site.close());

test.describe('a new version', () => {
  let folder: string;
  test.beforeAll(async () => {
    folder = await nextVersion(DIST);
  });
  test.afterAll(() => rm(folder, { recursive: true, force: true }));

  const isNew = (page: Page): Promise<boolean> =>
    page
      .locator('script[src*="next-"]')
      .count()
      .then((count) => count > 0);
  const notice = (page: Page) => page.getByText('A new version is ready.');
  /** Makes the browser check for a new version, as it does from time to time. */
  const lookForUpdate = (page: Page): Promise<unknown> =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      const next = registration.installing ?? registration.waiting;
      const states = new Promise((resolve) => next?.addEventListener('statechange', resolve));
      if (next?.state === 'installing') await states;
      return next?.state;
    });

  test('waits for the end of the round and for the player, can be postponed, and loads at the next cold start at the latest', async ({
    page,
    context,
  }) => {
    await withSettings(page, { speed: 'instant', setup: SHORT_GAME });
    await page.goto(site.url);
    await untilOfflineReady(page);
    await answer(page, await asked(page));
    expect(await asked(page)).toBe('bid');
    site.folder = folder;
    expect(await lookForUpdate(page)).toBe('installed');

    // It is not offered in the middle of a hand, and chunks still come from the old version.
    await expect(notice(page)).toBeHidden();
    await openDialog(page, 'Settings', ',');
    await page.keyboard.press('Escape');
    for (let ask = await asked(page); ask !== 'next'; ask = await asked(page))
      await answer(page, ask);
    await expect(notice(page)).toBeVisible();
    expect(await isNew(page)).toBe(false);

    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => isNew(page)).toBe(true);
    // The game resumes where it was.
    expect(await asked(page)).toBe('next');
    await expect(notice(page)).toBeHidden();

    // The version before is new as well.
    site.folder = DIST;
    expect(await lookForUpdate(page)).toBe('installed');
    await page.getByRole('button', { name: 'Later' }).click();
    await expect(notice(page)).toBeHidden();
    expect(await isNew(page)).toBe(true);
    await page.close();
    const next = await context.newPage();
    await next.goto(site.url);
    await expect.poll(() => isNew(next)).toBe(false);
  });
});
