import { type Page, expect, test } from './shared-page.ts';
import { test as freshTest } from './fixtures.ts';
import { violations } from './axe.ts';
import { SUIT_COLORS, type SuitColors, THEMES, type Theme } from '@/store/look.ts';
import {
  DIALOGS,
  MOMENT_NAMES,
  forget,
  openDialog,
  openShortMoment,
  openWith,
  settled,
} from './scenes.ts';

const SCREENS = [
  ['a phone', 390, 844],
  ['a desktop', 1280, 800],
] as const;

/** Whether to check a moment, dialog or message on a screen, by their indexes. */
type Covers = (screen: number, row: number) => boolean;

/** Everything on both screens: the full matrix, which takes minutes. */
export const ON_BOTH: Covers = () => true;

/** Every other row on each screen, so that each is checked on one. */
export const BY_TURNS: Covers = (screen, row) => row % SCREENS.length === screen;

interface Look {
  readonly theme: Theme;
  readonly deck: SuitColors;
}

/** The look of a row: all themes and both numbers of suit colors occur, not every pair. */
function lookOf(row: number): Look {
  const theme = THEMES[(row + 3) % THEMES.length] ?? THEMES[0];
  const deck = SUIT_COLORS[Math.floor(row / 2) % SUIT_COLORS.length] ?? SUIT_COLORS[0];
  return { theme, deck };
}

/** Gives the page a look, for which it is not loaded again as for other settings; returns its former one. */
async function wear(page: Page, look: object): Promise<object> {
  const former = await page.locator('html').evaluate(({ dataset }, worn) => {
    const { theme, deck } = dataset;
    Object.assign(dataset, worn);
    return { theme, deck };
  }, look);
  await settled(page);
  return former;
}

/** Defines the tests that axe finds no violations, on the screens that are covered. */
export function describeAxe(covers: Covers): void {
  for (const [at, [screen, width, height]] of SCREENS.entries()) {
    test.describe(`on ${screen}`, () => {
      test.use({ viewport: { width, height }, keepsPage: true });

      // In one page each, since opening a page takes longer than checking what it shows.
      test('axe finds no violations at the moments of a game', async ({ page }) => {
        test.setTimeout(180_000);
        const found: string[] = [];
        let own: object | null = null;
        for (const [row, moment] of MOMENT_NAMES.entries()) {
          if (!covers(at, row)) continue;
          await openShortMoment(page, moment);
          const former = await wear(page, lookOf(row));
          own ??= former;
          found.push(...(await violations(page)).map((problem) => `${moment}: ${problem}`));
        }
        if (own !== null) await wear(page, own);
        expect(found).toEqual([]);
      });

      test('axe finds no violations in the dialogs', async ({ page }) => {
        const found: string[] = [];
        // The light theme on the phone, and the one with the most contrast on the desktop.
        await openShortMoment(page, 'lateTrick');
        const own = await wear(page, lookOf(at));
        for (const [name, key] of DIALOGS.filter((_, row) => covers(at, row))) {
          await openDialog(page, name, key);
          found.push(...(await violations(page)).map((problem) => `${name}: ${problem}`));
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toBeHidden();
        }
        await wear(page, own);
        expect(found).toEqual([]);
      });

      if (covers(at, 0))
        freshTest('axe finds no violations during the deal', async ({ page }) => {
          await page.clock.install();
          await openShortMoment(page, 'start');
          await page.getByRole('button', { name: 'Deal', exact: true }).click();
          await page.getByText(/ to bid$|^Your bid$/).waitFor();
          expect(await violations(page)).toEqual([]);
        });

      if (covers(at, 1))
        test('axe finds no violations in an alert', async ({ page }) => {
          await forget(page);
          await openWith(page, { header: 'scrambled' });
          await page.getByRole('button', { name: 'Continue' }).waitFor();
          expect(await violations(page)).toEqual([]);
          await forget(page);
        });

      if (covers(at, 2))
        freshTest('axe finds no violations in the message after a crash', async ({ page }) => {
          await openShortMoment(page, 'play');
          await page.evaluate(() => {
            Object.assign(globalThis, {
              keptMatchMedia: matchMedia,
              matchMedia: () => {
                throw new Error('planted');
              },
            });
          });
          // The next render throws.
          await page.keyboard.press('s');
          await page.getByText('Your game is safe.').waitFor();
          expect(await violations(page)).toEqual([]);

          await page.evaluate(() => {
            const { keptMatchMedia } = globalThis as unknown as {
              keptMatchMedia: typeof matchMedia;
            };
            globalThis.matchMedia = keptMatchMedia;
          });
          await page.getByRole('button', { name: 'Continue' }).click();
          await expect(page.locator('[data-card]')).toHaveCount(2);
        });
    });
  }
}
