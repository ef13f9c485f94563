import { type Page, expect, test } from '../support/shared-page.ts';
import { savedRecord, withSettings } from '../support/player.ts';
import { openMoment } from '../support/scenes.ts';

const lesson = (page: Page) => page.getByRole('region', { name: 'Your first round' });

/** Presses a key once the element with this name has the focus. */
async function pressOn(page: Page, name: RegExp, key = 'Enter'): Promise<void> {
  await expect(page.locator(':focus')).toHaveAccessibleName(name);
  await page.keyboard.press(key);
}

test('a new player plays the first round by keyboard alone, then starts a game', async ({
  page,
}) => {
  await withSettings(page, { speed: 'instant', trickPause: 500 });
  await page.goto('/');
  await page.getByRole('button', { name: 'New here?' }).press('Enter');
  await pressOn(page, /^Deal$/);
  await pressOn(page, /^Continue$/);
  await pressOn(page, /^Continue$/);
  await expect(lesson(page)).toContainText('Your bid.');
  await page.keyboard.press('3');
  await pressOn(page, /^Bid 3$/);
  await expect(lesson(page).getByRole('alert')).toContainText('Too many');
  await page.keyboard.press('2');
  await pressOn(page, /^Bid 2$/);
  await expect(lesson(page)).toContainText('You hold one card of the suit led');
  await expect(page.locator(':focus')).toHaveAccessibleName(/ of /);
  await page.keyboard.press('End');
  await pressOn(page, /^two of spades, playable$/);
  await expect(lesson(page)).toContainText('Which one?');
  await page.keyboard.press('Home');
  await pressOn(page, /^ace of hearts, playable$/);
  await expect(lesson(page).getByRole('alert')).toContainText('the lower trump is enough');
  await page.keyboard.press('ArrowRight');
  await pressOn(page, /^six of hearts, playable$/);
  await expect(lesson(page)).toContainText('One more to take, and it’s your lead.');
  await pressOn(page, /^ace of hearts, playable$/);
  await expect(page.getByTestId('round-summary')).toContainText('You made your bid: +12 points');
  // It was only a round, so no game is over.
  await expect(page.getByRole('log')).toContainText('Round over.');
  await expect(page.getByRole('log')).not.toContainText('Game over.');
  await pressOn(page, /^To the table$/);
  // Who has finished the lesson is not new here.
  await expect(page.getByRole('button', { name: 'New here?' })).toBeHidden();
  await pressOn(page, /^Deal$/);
  await expect(page.getByTestId('bidding-panel')).toBeVisible();
});

test.describe('at a bid', () => {
  test.use({ keepsPage: true });

  test('the lesson can be left early, and the game resumes where it was', async ({ page }) => {
    await openMoment(page, 'bidding');
    const before = await savedRecord(page);
    await page.getByRole('button', { name: 'Game menu' }).click();
    await page.getByRole('button', { name: 'New here?' }).click();
    await lesson(page).getByRole('button', { name: 'Deal' }).click();
    await expect(lesson(page)).toContainText('turned up');
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('bidding-panel')).toBeVisible();
    expect(await savedRecord(page)).toEqual(before);
  });
});
