import type { Browser, Page } from '@playwright/test';
import { test as base, waitForGame } from './fixtures.ts';
import { removeInitScripts, withSettings } from './player.ts';
import { QUIET, forget, isEmpty, keepPage } from './scenes.ts';

export * from './fixtures.ts';

/** The page that the tests of a worker share; null until it is first needed, or after a failure. */
interface Shared {
  page: Page | null;
}

async function newPage(browser: Browser): Promise<Page> {
  // It has the options of Playwright's configuration, as every context that a test opens.
  const context = await browser.newContext();
  context.on('page', waitForGame);
  return context.newPage();
}

interface Options {
  /**
   * Whether the tests of a file change nothing but the game, its screens and the settings: then the
   * page is kept as it is, with the settings `QUIET`, and `openWith` puts the next game on its table.
   * Such a test opens every game that it needs, and calls `forget` itself if it has changed more.
   */
  readonly keepsPage: boolean;
}

/**
 * The test of `fixtures.ts` with one page for all tests of a worker: a new one takes half of the time
 * of a short test. Afterwards what was saved is forgotten, unless the page is kept, and scripts from
 * `replaceInitScript`, routes, the size and the motion are undone. A test that needs more of its own takes the one of
 * `fixtures.ts`: other options of the context, a clock, listeners or a second page.
 */
export const test = base.extend<Options & { readonly page: Page }, { readonly shared: Shared }>({
  keepsPage: [false, { option: true }],
  shared: [
    async ({ browser: _browser }, provide) => {
      const shared: Shared = { page: null };
      await provide(shared);
      await shared.page?.context().close();
    },
    { scope: 'worker' },
  ],
  async page({ browser, shared, viewport, contextOptions, keepsPage }, provide, info) {
    const page = (shared.page ??= await newPage(browser));
    if (!keepsPage && !isEmpty(page)) await forget(page);
    keepPage(page, keepsPage);
    if (keepsPage) await withSettings(page, QUIET);
    if (viewport !== null) await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: contextOptions.reducedMotion ?? null });
    await provide(page);
    if (info.status !== info.expectedStatus) {
      shared.page = null;
      await page.context().close();
      return;
    }
    await removeInitScripts(page);
    await page.unrouteAll({ behavior: 'wait' });
    if (!keepsPage) await forget(page);
    await page.mouse.move(0, 0);
  },
});
