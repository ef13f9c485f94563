import { expect, test } from './shared-page.ts';
import { THEMES } from '@/store/look.ts';
import { violations } from './axe.ts';
import { BY_TURNS, describeAxe } from './axe-screens.ts';
import { openDialog, openShortMoment, settled } from './scenes.ts';

describeAxe(BY_TURNS);

test('axe finds no violations at the table and in the settings in any theme', async ({ page }) => {
  await openShortMoment(page, 'lateTrick', { deck: 'four' });
  const found: string[] = [];
  // A theme changes colors alone.
  const check = async (screen: string, theme: string): Promise<void> => {
    const problems = await violations(page, { colors: theme === THEMES[0] ? 'too' : 'only' });
    found.push(...problems.map((problem) => `${screen}, ${theme}: ${problem}`));
  };
  for (const [row, theme] of THEMES.entries()) {
    await openDialog(page, 'Settings', ',');
    const choice = page.getByRole('dialog').locator(`input[type="radio"][value="${theme}"]`);
    await choice.check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await settled(page);
    // `themes.soak.ts` has the settings in every theme.
    if (row % 2 === 0) await check('settings', theme);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await check('table', theme);
  }
  expect(found).toEqual([]);
});

test('axe finds no violations in the menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openShortMoment(page, 'play');
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('dialog', { name: 'Game menu' }).waitFor();
  expect(await violations(page)).toEqual([]);
});

test('axe finds no violations when an illegal card gives the reason', async ({ page }) => {
  await openShortMoment(page, 'play');
  await page.locator('[data-card][data-state="refused"]').first().click({ force: true });
  await page.getByText(/^You must follow /).waitFor();
  expect(await violations(page)).toEqual([]);
});

test('axe finds no violations when nothing has been saved', async ({ page }) => {
  await openShortMoment(page, 'start');
  await page.keyboard.press('l');
  await page.getByText('No tricks yet this round.').waitFor();
  expect(await violations(page)).toEqual([]);
});
