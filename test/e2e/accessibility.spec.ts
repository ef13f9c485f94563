import { expect, test } from '@playwright/test';
import { THEMES } from '@/store/look.ts';
import { violations } from './axe.ts';
import { DIALOGS, MOMENT_NAMES, openDialog, openMoment, openWith } from './scenes.ts';

for (const [screen, width, height] of [
  ['a phone', 390, 844],
  ['a desktop', 1280, 800],
] as const) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });

    for (const moment of MOMENT_NAMES) {
      test(`axe finds no violations on the screen: ${moment}`, async ({ page }) => {
        await openMoment(page, moment);
        expect(await violations(page)).toEqual([]);
      });
    }

    // In one page, since opening a page takes longer than checking a dialog.
    test('axe finds no violations in the dialogs', async ({ page }) => {
      const found: string[] = [];
      await openMoment(page, 'lateTrick');
      for (const [name, key] of DIALOGS) {
        await openDialog(page, name, key);
        found.push(...(await violations(page)).map((problem) => `${name}: ${problem}`));
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
      expect(found).toEqual([]);
    });

    test('axe finds no violations during the deal', async ({ page }) => {
      await page.clock.install();
      await openMoment(page, 'start');
      await page.getByRole('button', { name: 'Deal', exact: true }).click();
      await page.getByText(/ is bidding$|^Your bid$/).waitFor();
      expect(await violations(page)).toEqual([]);
    });

    test('axe finds no violations in an alert', async ({ page }) => {
      await openWith(page, { header: 'scrambled' });
      await page.getByRole('button', { name: 'Continue' }).waitFor();
      expect(await violations(page)).toEqual([]);
    });

    test('axe finds no violations in the message after a crash', async ({ page }) => {
      await openMoment(page, 'play');
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
      await expect(page.locator('[data-card]')).toHaveCount(10);
    });
  });
}

for (const theme of THEMES)
  test(`axe finds no violations at the table in "${theme}"`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openMoment(page, 'lateTrick', 4, { theme, deck: 'four' });
    expect(await violations(page)).toEqual([]);
    await openDialog(page, 'Settings', ',');
    expect(await violations(page)).toEqual([]);
  });

test('axe finds no violations in the menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openMoment(page, 'play');
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('dialog', { name: 'Game menu' }).waitFor();
  expect(await violations(page)).toEqual([]);
});

test('axe finds no violations when an illegal card gives the reason', async ({ page }) => {
  await openMoment(page, 'play');
  await page.locator('[data-card][data-state="refused"]').first().click({ force: true });
  await page.getByText(/^You must follow /).waitFor();
  expect(await violations(page)).toEqual([]);
});

test('axe finds no violations when nothing has been saved', async ({ page }) => {
  await openMoment(page, 'start');
  await page.keyboard.press('l');
  await page.getByText('No tricks yet this round.').waitFor();
  expect(await violations(page)).toEqual([]);
});
