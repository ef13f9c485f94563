import { type BrowserContext, type Page, test as base } from '@playwright/test';

export * from '@playwright/test';

/**
 * How often a condition is tried in a page. Left alone, Playwright tries it in every frame, which makes
 * the browser paint all the time: an eighth of a core.
 */
export const POLLING_MS = 30;

/** Waits until the game has taken over the prerendered start screen: it hears no keys before. */
const untilGameIsThere = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => document.querySelector('#root[data-prerendered]') === null,
    undefined,
    { polling: POLLING_MS },
  );

/** Makes opening and reloading a page wait for the game. */
export function waitForGame(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...args) => {
    const response = await goto(...args);
    await untilGameIsThere(page);
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload(...args);
    await untilGameIsThere(page);
    return response;
  };
}

/**
 * Playwright's test, in which opening and reloading a page waits for the game. A request that a route is
 * still answering when the test ends is not an error.
 */
export const test = base.extend<{ readonly context: BrowserContext }>({
  async context({ context }, provide) {
    context.on('page', waitForGame);
    await provide(context);
    const routed = [context, ...context.pages()];
    await Promise.all(routed.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));
  },
});
