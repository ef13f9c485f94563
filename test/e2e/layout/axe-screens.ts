import { type Page, expect, test } from '../support/shared-page.ts';
import { test as freshTest } from '../support/fixtures.ts';
import { violations } from '../support/axe.ts';
import { IS_DETAIL } from '../support/soak-tag.ts';
import { SUIT_COLORS, type SuitColors, THEMES, type Theme } from '@/store/look.ts';
import {
  DIALOGS,
  MOMENT_NAMES,
  forget,
  openDialog,
  openShortMoment,
  openWith,
  settled,
} from '../support/scenes.ts';

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

/** The look of a page with default settings. */
const DEFAULT_LOOK: Look = { theme: THEMES[0], deck: SUIT_COLORS[0] };

/** Changes the look of the page that is there. With other settings it would have to be reloaded. */
async function applyLook(page: Page, look: Look): Promise<void> {
  await page.locator('html').evaluate(({ dataset }, { theme, deck }) => {
    Object.assign(dataset, { theme, deck });
  }, look);
  await settled(page);
}

/** Defines the tests that axe finds no violations, on the screens that are covered. */
export function describeAxe(covers: Covers): void {
  for (const [at, [screen, width, height]] of SCREENS.entries()) {
    test.describe(`on ${screen}`, () => {
      test.use({ viewport: { width, height }, keepsPage: true });

      // In one page each, since opening a page takes longer than checking what it shows.
      test('axe finds no violations at the moments of a game', async ({ page }) => {
        const found: string[] = [];
        for (const [row, moment] of MOMENT_NAMES.entries()) {
          if (!covers(at, row)) continue;
          await openShortMoment(page, moment);
          await applyLook(page, lookOf(row));
          found.push(...(await violations(page)).map((problem) => `${moment}: ${problem}`));
        }
        await applyLook(page, DEFAULT_LOOK);
        expect(found).toEqual([]);
      });

      test('axe finds no violations in the dialogs', async ({ page }) => {
        const found: string[] = [];
        // The light theme on the phone, and the one with the most contrast on the desktop.
        await openShortMoment(page, 'lateTrick');
        await applyLook(page, lookOf(at));
        for (const [name, key] of DIALOGS.filter((_, row) => covers(at, row))) {
          await openDialog(page, name, key);
          found.push(...(await violations(page)).map((problem) => `${name}: ${problem}`));
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toBeHidden();
        }
        await applyLook(page, DEFAULT_LOOK);
        expect(found).toEqual([]);
      });

      if (covers(at, 0))
        freshTest('axe finds no violations during the deal', IS_DETAIL, async ({ page }) => {
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
          await page.getByText('Something went wrong').waitFor();
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
