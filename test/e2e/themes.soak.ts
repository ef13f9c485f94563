import { expect, test } from '@playwright/test';
import { THEMES } from '@/store/look.ts';
import { violations } from './axe.ts';
import { DIALOGS, MOMENT_NAMES, openDialog, openMoment } from './scenes.ts';

// Every theme on every screen: minutes, so not a part of `npm test`, which looks at all screens in
// one theme and at all themes on two screens.

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

const MORE_DIALOGS = [...DIALOGS, [/rules/i, 'r'], [/daily/i, 'd']] as const;

for (const [at, theme] of THEMES.entries()) {
  const look = { theme, deck: at % 2 === 0 ? 'four' : 'two' };

  for (const moment of MOMENT_NAMES)
    test(`axe finds nothing wrong in "${theme}" at the moment: ${moment}`, async ({ page }) => {
      await openMoment(page, moment, 4, look);
      expect(await violations(page)).toEqual([]);
    });

  test(`axe finds nothing wrong in "${theme}" with the dialogs`, async ({ page }) => {
    const found: string[] = [];
    await openMoment(page, 'over', 4, look);
    for (const [name, key] of MORE_DIALOGS) {
      await openDialog(page, name, key);
      found.push(...(await violations(page)).map((problem) => `${String(name)}: ${problem}`));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    expect(found).toEqual([]);
  });

  test(`axe finds nothing wrong in "${theme}" with a hint, a lesson and exercises`, async ({
    page,
  }) => {
    await openMoment(page, 'bidding', 4, look);
    await page.keyboard.press('h');
    await expect(page.getByTestId('hint')).toContainText('to make it');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    for (const [entry, place] of [
      ['Exercises', page.getByRole('heading', { name: 'Exercises' })],
      ['New here?', page.getByRole('region', { name: 'Your first round' })],
    ] as const) {
      await page.goto('/');
      await page.getByRole('button', { name: 'Game menu' }).click();
      await page.getByRole('dialog').getByRole('button', { name: entry }).click();
      await place.waitFor();
      expect(await violations(page), entry).toEqual([]);
    }
  });
}
