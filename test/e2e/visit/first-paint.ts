import { type Page, expect, test } from '@playwright/test';
import type { Language } from '@/i18n/languages.ts';
import { WORDS } from '../../support/words.ts';
import { settled } from '../support/scenes.ts';

export const MAIN = /\/assets\/index-[^/]*\.js$/;

/** Holds the main script back until the returned function is called. */
export async function holdMain(page: Page): Promise<() => void> {
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

export const deal = (page: Page) => page.getByRole('button', { name: 'Deal', exact: true });

/** Waits until the game has taken over the prerendered screen. */
export const takenOver = (page: Page): Promise<void> =>
  expect(page.locator('[data-variant="primary"]')).toBeFocused();

/** Notes shifts of the layout and contentful paints from the start of every page on. */
export const observePaints = (page: Page) =>
  page.addInitScript(() => {
    const noted = { shifts: [] as string[], paints: [] as { at: number; text: string }[] };
    Object.assign(globalThis, { noted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) noted.shifts.push(JSON.stringify(entry));
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { element, paintTime } = entry as { element?: Element; paintTime?: number };
        // When the page was painted; it may be on screen a while later, as `startTime` says.
        noted.paints.push({
          at: paintTime ?? entry.startTime,
          text: element?.textContent ?? '',
        });
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });

interface Noted {
  readonly shifts: readonly string[];
  readonly paints: readonly { readonly at: number; readonly text: string }[];
}

export const notedOn = (page: Page): Promise<Noted> =>
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
        // What is loaded later may come between: an index tells only unnamed elements before it apart.
        const key = `${element.tagName} ${name || index}`;
        return width === 0 ? [] : [[key, `${x} ${y} ${width} ${height}`]];
      }),
    );
  });

/** What is varied about a first visit. */
interface Visits {
  readonly sizes: readonly (readonly [width: number, height: number])[];
  /** A browser's language, and the game's for it. */
  readonly locales: readonly (readonly [locale: string, language: Language])[];
  /** A shortcut key, the dialog that it opens, and what a last visit may have left for the first paint. */
  readonly keys: readonly (readonly [key: string, dialog: string, left: string])[];
}

/** Every visit: the full matrix. */
export const ALL_VISITS: Visits = {
  sizes: [
    [320, 568],
    [390, 844],
    [844, 390],
    [1280, 800],
    [2560, 1080],
  ],
  locales: [
    ['de-AT', 'de'],
    ['ar-EG', 'ar'],
    ['tlh', 'en'],
  ],
  keys: [
    ['n', 'New game', 'null'],
    [',', 'Settings', '{"attributes":{"lang":5,"a b":"c"}}'],
    ['?', 'Keyboard shortcuts', '{"attributes":null}'],
  ],
};

/** A phone and a desktop, and one of each other kind. */
export const SOME_VISITS: Visits = {
  sizes: ALL_VISITS.sizes.filter(([width]) => [320, 1280].includes(width)),
  locales: ALL_VISITS.locales.slice(1, 2),
  keys: ALL_VISITS.keys.slice(1, 2),
};

/** Defines the tests that a first visit begins with a screen that the game takes over. */
export function describeFirstVisit({ sizes, locales, keys }: Visits): void {
  for (const [width, height] of sizes)
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

  for (const [locale, language] of locales)
    test.describe(`in a browser in ${locale}`, () => {
      test.use({ locale });

      test('the first paint of a first visit is in its language', async ({ page }) => {
        const release = await holdMain(page);
        await page.goto('/', { waitUntil: 'commit' });
        const button = page.getByRole('button', {
          name: WORDS[language]['table.deal'],
          exact: true,
        });
        await expect(button).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('html')).toHaveAttribute(
          'dir',
          language === 'ar' ? 'rtl' : 'ltr',
        );
        await settled(page);
        const before = await placesOn(page);
        release();
        await takenOver(page);
        expect(await placesOn(page)).toMatchObject(before);
      });
    });

  for (const [key, dialog, left] of keys)
    test(`the game starts although the last visit has left ${left}, and the key ${key} pressed before opens the ${dialog} dialog`, async ({
      page,
    }) => {
      await page.addInitScript((value) => {
        localStorage.setItem('oh-hell:first-paint', value);
      }, left);
      const release = await holdMain(page);
      await page.goto('/', { waitUntil: 'commit' });
      await expect(deal(page)).toBeVisible();
      await page.keyboard.press(key);
      release();
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    });
}
