import { type Page, expect, test } from '@playwright/test';
import { withSettings } from './player.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Exercises' });

/** Waits until the focus is on something of that name. */
const hasFocus = (page: Page, name: RegExp) =>
  expect(page.locator(':focus')).toHaveAccessibleName(name);

test('an exercise is solved by keyboard alone: a wrong card says why, the right one leads on', async ({
  page,
}) => {
  await withSettings(page, { speed: 'instant' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Game menu' }).press('Enter');
  await page.getByRole('button', { name: 'Exercises' }).press('Enter');
  await hasFocus(page, /^Back to the table$/);
  await page.getByRole('button', { name: 'Practise: Dodge' }).press('Enter');
  await expect(panel(page)).toContainText('Dodge, 1 of 6');
  await hasFocus(page, /^king of diamonds, playable/);
  await page.keyboard.press('Enter');
  // What it costs comes from the adviser's thread.
  await expect(panel(page).getByRole('alert')).toHaveText(
    /^Not the best\. That costs about \d+(\.\d)? points\. Chance to make it: .+ instead of .+\. Choose again, or see the answer\.$/,
  );
  await page.keyboard.press('ArrowRight');
  await hasFocus(page, /^three of diamonds, playable/);
  await page.keyboard.press('Enter');
  await expect(panel(page)).toContainText('Right!');
  await expect(page.getByRole('region', { name: 'Hint' })).toContainText('Play three of diamonds');
  await hasFocus(page, /^Next$/);
  await page.keyboard.press('Enter');
  await expect(panel(page)).toContainText('Dodge, 2 of 6');
  await hasFocus(page, /, playable/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listitem').filter({ hasText: 'Dodge' })).toContainText(
    '1 of 6 solved',
  );
});
