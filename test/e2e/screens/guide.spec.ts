import { type Page, expect, test } from '../support/shared-page.ts';
import { violations } from '../support/axe.ts';
import { THIRD_OF_SIZES, problemsAt } from '../support/problems-at.ts';
import { asked } from '../support/player.ts';
import { withDocuments } from '../support/scenes.ts';
import { madeUpGames } from '../../support/storage/made-up-games.ts';

async function openView(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await asked(page);
  await page.getByRole('button', { name: 'Game menu' }).press('Enter');
  await page.getByRole('button', { name, exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

const TITLE = 'What cards are worth';

test('the guide answers by keyboard alone, and fits', async ({ page }) => {
  test.setTimeout(180_000);
  await openView(page, TITLE);
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

test('Insights lead to the guide and back', async ({ page }) => {
  await withDocuments(page, madeUpGames(2, { reviews: 2 }));
  await openView(page, 'Insights');
  await page.getByRole('button', { name: TITLE }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Insights');
  await expect(page.locator(':focus')).toHaveAccessibleName(TITLE);
});
