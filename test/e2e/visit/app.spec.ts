import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Page, type Request, expect, test } from '../support/fixtures.ts';
import { answer, asked, replaceSavedGame, withSettings } from '../support/player.ts';
import { DIALOGS, openDialog, shortGame } from '../support/scenes.ts';
import { type Site, openSite } from '../../../tools/serve/static-site.mjs';
import { WORDS } from '../../support/words.ts';
import { ANY_PATH, DIST, SHORT_GAME, untilOfflineReady } from '../support/built-site.ts';

// The game as an installed app.

test.use({ serviceWorkers: 'allow' });

// Every test has its own server, which it can shut down.
let site: Site;
test.beforeEach(async () => {
  site = await openSite(DIST, ANY_PATH);
});
test.afterEach(() => site.close());

/** Notes every violation of the security policy in the page. */
const noteViolations = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(globalThis, { violations });
    document.addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, blockedURI, sample }) =>
        violations.push(`${violatedDirective}: ${blockedURI} ${sample}`),
    );
  });

/** The names of all files that the service worker has cached. */
const cachedOn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caches = await Promise.all(
      (await globalThis.caches.keys()).map((key) => globalThis.caches.open(key)),
    );
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname.replace(/.*\//, ''));
  });

const violationsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { violations: string[] }).violations);

test('during and after one visit everything works offline: cold start, dialogs, a whole game, its review, history, languages', async ({
  page,
  context,
}) => {
  await page.goto(site.url);
  await untilOfflineReady(page);
  await asked(page);
  await site.close();
  // The open page no longer needs the network.
  await openDialog(page, 'New game', 'n');
  await page.getByRole('button', { name: 'Rules', exact: true }).first().click();
  await page.keyboard.press('Escape');
  expect(await asked(page)).toBe('deal');
  await replaceSavedGame(page, shortGame());
  await page.close();

  const offline = await context.newPage();
  const errors: string[] = [];
  offline.on('pageerror', ({ message }) => errors.push(message));
  offline.on('requestfailed', (request) => errors.push(request.url()));
  // No request goes to another origin in the whole session.
  offline.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== new URL(site.url).origin && protocol !== 'blob:') errors.push(request.url());
  });
  await noteViolations(offline);
  // Idle time would make reviews and positions in threads of its own.
  await withSettings(offline, { speed: 'instant', autoReview: false });
  await offline.goto(site.url);
  // Dealt, for a dialog that closes replaces a game that is only offered by the one chosen.
  expect(await asked(offline)).toBe('deal');
  await answer(offline, 'deal');
  await asked(offline);
  for (const [name, key] of [...DIALOGS, ['Daily deal', 'd']] as const) {
    await openDialog(offline, name, key);
    await offline.keyboard.press('Escape');
    await offline.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  let figures = 0;
  let started = 0;
  offline.on('worker', () => (started += 1));
  // Counted before every answer: the one that ends the game may start a review of its own.
  let threads = 0;
  let startedBefore = 0;
  for (let ask = await asked(offline); ask !== 'over'; ask = await asked(offline)) {
    threads = Math.max(threads, offline.workers().length);
    startedBefore = started;
    await answer(offline, ask);
    figures = Math.max(figures, await offline.locator('[data-loaded="true"] img').count());
  }
  await expect(offline.getByTestId('game-over')).toBeVisible();
  expect(figures).toBeGreaterThan(0);

  // The focus returns to the button that opened each page.
  const review = offline.getByRole('button', { name: 'Review' });
  await review.press('Enter');
  // To the end: left earlier, it would go on at the end of the game.
  await offline.getByText('3 rounds reviewed', { exact: true }).waitFor();
  expect(started).toBeGreaterThan(startedBefore);
  await offline.keyboard.press('Escape');
  await expect(review).toBeFocused();
  // No worker keeps running after the review is closed.
  await expect.poll(() => offline.workers().length).toBeLessThanOrEqual(threads);

  await offline.keyboard.press('j');
  const games = offline.getByRole('dialog', { name: 'Your games' });
  const watch = games.getByRole('button', { name: /^Watch/ });
  await watch.press('Enter');
  await expect(offline.getByRole('slider')).toBeVisible();
  await offline.keyboard.press('Escape');
  await expect(watch).toBeFocused();
  const share = games.getByRole('button', { name: /^Share/ });
  await share.press('Enter');
  const sharing = offline.getByRole('dialog', { name: 'Share this game' });
  await expect(sharing.getByRole('textbox', { name: 'The whole game' })).toHaveValue(/#game=/);
  await offline.keyboard.press('Escape');
  await expect(share).toBeFocused();
  await offline.keyboard.press('Escape');
  await games.waitFor({ state: 'hidden' });

  await openDialog(offline, 'Settings', ',');
  const language = offline.getByRole('dialog').locator('select:has(option[value="ja"])');
  await language.selectOption('ar');
  await expect(offline.getByRole('dialog', { name: WORDS.ar['menu.settings'] })).toBeVisible();
  // So do the other languages: everything that the build has written is in the cache.
  const built = (await readdir(join(DIST, 'assets'))).filter((name) => !name.endsWith('.map'));
  expect(await cachedOn(offline)).toEqual(expect.arrayContaining(built));
  expect(errors).toEqual([]);
  expect(await violationsOn(offline)).toEqual([]);
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('everything a hint needs is preloaded after the deal, so it works offline', async ({
    page,
  }) => {
    const onTheWay = new Set<Request>();
    const arrived: string[] = [];
    page.on('request', (request) => onTheWay.add(request));
    page.on('requestfailed', (request) => onTheWay.delete(request));
    page.on('requestfinished', (request) => {
      onTheWay.delete(request);
      arrived.push(request.url());
    });
    await page.goto(site.url);
    await answer(page, await asked(page));
    expect(await asked(page)).toBe('bid');
    // No hint has been requested, and opponents at this level use no nets.
    const names = () => Promise.all(page.workers().map((each) => each.evaluate(() => self.name)));
    await expect.poll(names).toContain('adviser');
    for (const file of [/Coach-.*\.js$/, /solo-.*\.bin$/])
      await expect.poll(() => arrived.filter((url) => file.test(url))).toHaveLength(1);
    await expect.poll(() => onTheWay.size).toBe(0);

    await site.close();
    await page.keyboard.press('h');
    const hint = page.getByRole('region', { name: 'Hint' });
    const best = hint.getByRole('row', { name: /, (among the )?best/ });
    await expect(best.first()).toBeAttached();
    // A hint names at most three.
    expect(await best.count()).toBeLessThanOrEqual(3);
  });

  test('an app shortcut opens the New game dialog', async ({ page }) => {
    await page.goto(`${site.url}#new-game`);
    await expect(page.getByRole('dialog', { name: 'New game' })).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
  });

  test('a chunk that cannot be fetched has a message; it is fetched again after Continue, and reloading fixes it', async ({
    page,
  }) => {
    const part = /(?:Help|Settings)Dialog/;
    await page.route(part, (route) => route.abort('internetdisconnected'));
    await page.goto(site.url);
    expect(await asked(page)).toBe('deal');
    await page.keyboard.press('?');
    await expect(page.getByRole('alert')).toContainText('didn’t load');
    await expect(page.getByRole('button', { name: 'Reload' })).toBeFocused();
    // The table works without it.
    await page.getByRole('button', { name: 'Continue' }).click();
    expect(await asked(page)).toBe('deal');

    await page.keyboard.press(',');
    await expect(page.getByRole('alert')).toContainText('didn’t load');
    await page.unroute(part);
    await page.getByRole('button', { name: 'Continue' }).click();
    await openDialog(page, 'Keyboard shortcuts', '?');
    await page.keyboard.press('Escape');
    await page.route(part, (route) => route.abort());
    await page.keyboard.press(',');
    await expect(page.getByRole('alert')).toContainText('didn’t load');
    await page.unroute(part);
    // Otherwise the checks below could run in the page that is about to unload.
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload' }).click();
    await loaded;
    expect(await asked(page)).toBe('deal');
    await openDialog(page, 'Settings', ',');
  });
});

test.describe('with motion', () => {
  // Animations set styles, which the policy must allow. The test above has a service worker.
  test.use({ contextOptions: { reducedMotion: 'no-preference' }, serviceWorkers: 'block' });

  test('a round violates no security policy, and requests nothing from other origins', async ({
    page,
  }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== new URL(site.url).origin && protocol !== 'blob:')
        elsewhere.push(request.url());
    });
    await noteViolations(page);
    await withSettings(page, { speed: 'fast', setup: SHORT_GAME });
    await page.goto(site.url);
    await answer(page, await asked(page));
    for (let ask = await asked(page); ask !== 'next'; ask = await asked(page))
      await answer(page, ask);
    expect(await violationsOn(page)).toEqual([]);
    expect(elsewhere).toEqual([]);

    // The policy is active: an injected script is blocked.
    const code = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'globalThis.injected = true';
      document.body.append(script);
      return 'injected' in globalThis;
    });
    expect(code).toBe(false);
    expect(await violationsOn(page)).toHaveLength(1);
  });
});
