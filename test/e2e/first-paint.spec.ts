import { type Page, expect, test } from '@playwright/test';
import { WORDS } from '../support/words.ts';
import { OPEN_BID, asked, withSettings } from './player.ts';
import { openMoment, settled } from './scenes.ts';

const MAIN = /\/assets\/index-[^/]*\.js$/;

/** Holds the main script back until the returned function is called. */
async function holdMain(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(MAIN, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const deal = (page: Page) => page.getByRole('button', { name: 'Deal', exact: true });

/** Waits until the game has taken over the prerendered screen. */
const takenOver = (page: Page): Promise<void> =>
  expect(page.locator('[data-variant="primary"]')).toBeFocused();

/** Notes shifts of the layout and contentful paints from the start of every page on. */
const observePaints = (page: Page) =>
  page.addInitScript(() => {
    const noted = { shifts: [] as string[], paints: [] as { at: number; text: string }[] };
    Object.assign(globalThis, { noted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) noted.shifts.push(JSON.stringify(entry));
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { element } = entry as { element?: Element };
        noted.paints.push({ at: entry.startTime, text: element?.textContent ?? '' });
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });

interface Noted {
  readonly shifts: readonly string[];
  readonly paints: readonly { readonly at: number; readonly text: string }[];
}

const notedOn = (page: Page): Promise<Noted> =>
  page.evaluate(() => (globalThis as unknown as { noted: Noted }).noted);

/** The places of all visible texts and buttons, by what they say. */
const placesOn = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(() => {
    const said = [
      ...document.querySelectorAll('#root :is(header, main, section, h2, p, button, svg)'),
    ];
    return Object.fromEntries(
      said.flatMap((element, index) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const name = element.ariaLabel ?? (element.children.length > 0 ? '' : element.textContent);
        return width === 0
          ? []
          : [[`${index} ${element.tagName} ${name}`, `${x} ${y} ${width} ${height}`]];
      }),
    );
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the start screen is there, and says what is missing', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Oh Hell!' })).toBeVisible();
    for (const name of ['Deal', 'New game', 'Daily deal', 'New here?', 'Game menu'])
      await expect(
        page.getByRole('button', { name, exact: true }).filter({ visible: true }).first(),
      ).toBeVisible();
    for (const name of ['Rufus', 'Odile', 'Bram'])
      await expect(page.getByRole('region', { name })).toBeInViewport({ ratio: 1 });
    // Playwright turns scripts off too late for the parser, which has taken this for a comment.
    expect(await page.locator('noscript').textContent()).toContain('This game needs JavaScript.');
  });
});

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [844, 390],
  [1280, 800],
  [2560, 1080],
] as const)
  test(`the game takes over the start screen at ${width}×${height} and moves nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await observePaints(page);
    const release = await holdMain(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(deal(page)).toBeVisible();
    // The largest contentful paint needs no script of the game.
    await expect.poll(async () => (await notedOn(page)).paints.length).toBeGreaterThan(0);
    await settled(page);
    const before = await placesOn(page);
    expect(Object.keys(before).length).toBeGreaterThan(15);
    const { paints } = await notedOn(page);
    expect(paints.at(-1)?.text).not.toBe('');
    const button = await deal(page).elementHandle();
    release();
    await takenOver(page);
    await settled(page);
    // The same elements, so that nothing is read out or painted twice.
    expect(await button?.evaluate((element) => element.isConnected)).toBe(true);
    expect(await placesOn(page)).toMatchObject(before);
    expect(await notedOn(page)).toEqual({ shifts: [], paints });
  });

test('on a fast line the start screen is painted before the game takes over', async ({ page }) => {
  await observePaints(page);
  await page.addInitScript(() => {
    addEventListener('focusin', () => {
      document.documentElement.dataset['takenOver'] ??= `${performance.now()}`;
    });
  });
  await page.goto('/');
  await takenOver(page);
  await settled(page);
  const takenOverAt = Number(await page.locator('html').getAttribute('data-taken-over'));
  const { paints, shifts } = await notedOn(page);
  expect(shifts).toEqual([]);
  expect(paints.at(-1)?.at).toBeLessThan(takenOverAt);
});

for (const [locale, language, direction] of [
  ['de-AT', 'de', 'ltr'],
  ['ar-EG', 'ar', 'rtl'],
  ['tlh', 'en', 'ltr'],
] as const)
  test.describe(`in a browser in ${locale}`, () => {
    test.use({ locale });

    test('the first paint of a first visit is in its language', async ({ page }) => {
      const release = await holdMain(page);
      await page.goto('/', { waitUntil: 'commit' });
      const button = page.getByRole('button', { name: WORDS[language]['table.deal'], exact: true });
      await expect(button).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      await settled(page);
      const before = await placesOn(page);
      release();
      await takenOver(page);
      expect(await placesOn(page)).toMatchObject(before);
    });
  });

test('the first paint of the next visit has the language and look of the last one', async ({
  page,
}) => {
  const context = page.context();
  await withSettings(page, { language: 'ja', theme: 'linen', leftHanded: true });
  await page.goto('/');
  await takenOver(page);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('oh-hell:first-paint')))
    .toContain('linen');
  const next = await context.newPage();
  await holdMain(next);
  await next.goto('/', { waitUntil: 'commit' });
  await expect(next.getByRole('button', { name: WORDS.ja['table.deal'] })).toBeVisible();
  await expect(next.locator('html')).toHaveAttribute('data-theme', 'linen');
  await expect(next.locator('html')).toHaveAttribute('data-hand', 'left');
});

test('while a game is in progress, its table is not preceded by a start screen', async ({
  page,
}) => {
  await openMoment(page, 'play');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('oh-hell:first-paint')))
    .toContain('"isStart":false');
  const release = await holdMain(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('.boot')).toHaveText('Oh Hell!');
  await expect(page.getByRole('button')).toHaveCount(0);
  release();
  expect(await asked(page)).toBe('play');
});

test('a button pressed before the game is there does what it says', async ({ page }) => {
  const release = await holdMain(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Daily deal' }).click();
  await deal(page).click();
  await expect(deal(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.locator(OPEN_BID).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const [key, dialog] of [
  ['n', 'New game'],
  [',', 'Settings'],
  ['?', 'Keyboard shortcuts'],
] as const)
  test(`the key ${key} pressed before the game is there opens the ${dialog} dialog`, async ({
    page,
  }) => {
    const release = await holdMain(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('#root[data-prerendered]')).toBeVisible();
    await page.keyboard.press(key);
    release();
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
  });

test('of buttons and keys pressed before the game is there, the last counts', async ({ page }) => {
  const release = await holdMain(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#root[data-prerendered]')).toBeVisible();
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect(deal(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.locator(OPEN_BID).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('button[aria-busy]')).toHaveCount(0);
});

test('keys that are no shortcuts leave a pressed button as it is', async ({ page }) => {
  const release = await holdMain(page);
  await page.goto('/', { waitUntil: 'commit' });
  await deal(page).click();
  for (const key of ['Shift', 'Meta', 'Tab']) await page.keyboard.press(key);
  await expect(deal(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.locator(OPEN_BID).first()).toBeVisible();
});

for (const damaged of ['null', '{"attributes":null}', '{"attributes":{"lang":5,"a b":"c"}}'])
  test(`the game starts although the last visit has left ${damaged}`, async ({ page }) => {
    await page.addInitScript((value) => {
      localStorage.setItem('oh-hell:first-paint', value);
    }, damaged);
    const release = await holdMain(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(deal(page)).toBeVisible();
    release();
    await takenOver(page);
  });

test('if the game cannot be loaded, the page says so', async ({ page }) => {
  await page.route(MAIN, (route) => route.abort());
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText('The game couldn’t start. Reload the page')).toBeVisible();
});
