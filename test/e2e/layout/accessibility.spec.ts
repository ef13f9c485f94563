import { expect, test } from '../support/shared-page.ts';
import { violations } from '../support/axe.ts';
import { BY_TURNS, describeAxe } from './axe-screens.ts';
import { openShortMoment } from '../support/scenes.ts';

describeAxe(BY_TURNS);

test.use({ keepsPage: true });

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
