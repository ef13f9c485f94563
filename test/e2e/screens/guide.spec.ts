import { expect, test } from '../support/shared-page.ts';
import { violations } from '../support/axe.ts';
import { THIRD_OF_SIZES, problemsAt } from '../support/problems-at.ts';
import { asked } from '../support/player.ts';

const TITLE = 'What cards are worth';

test('the guide answers by keyboard alone, and fits', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/');
  await asked(page);
  await page.getByRole('button', { name: 'Game menu' }).press('Enter');
  await page.getByRole('button', { name: TITLE, exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  const ranks = page.getByRole('table', { name: 'By rank' });
  const ace = ranks.getByRole('row', { name: 'ace' });
  const before = await ace.textContent();
  await page.getByRole('radio', { name: 'Side suit' }).press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Trump', exact: true })).toBeChecked();
  await expect(ace).not.toHaveText(before ?? '');
  await ranks.getByRole('button', { name: 'ace' }).press('Enter');
  await expect(page.getByRole('table', { name: /ace, Trump: by length/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await problemsAt(THIRD_OF_SIZES(0), page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});
