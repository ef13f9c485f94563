import { expect, test } from '../support/shared-page.ts';
import { SOME_DRILLS, answered, describeDrillFit, openDrill, withKnownHands } from './drill-fit.ts';
import { button, storedKeys } from '../support/player.ts';

test('by keyboard: bid, estimate the chance, see the result, and find the answers again', async ({
  page,
}) => {
  await withKnownHands(page);
  await page.goto('/');
  await openDrill(page);
  // Regression: without a label above it, the game was higher than the hand size beside it.
  await expect(page.getByText('Game', { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Hand size' }).selectOption('5 cards');
  await button(page, 'Deal').press('Enter');
  await button(page, 'Bid 1').press('Enter');
  await expect(page.getByText('How likely are you to make 1?')).toBeVisible();
  await button(page, 'Change bid').press('Enter');
  await button(page, 'Bid 2').press('Enter');
  await button(page, '60%').press('Enter');
  await expect(answered(page)).toHaveText(
    /^Bid 2, took \d: (made|missed)\. You said 60%, the hint .*%\.$/,
  );
  await expect(page.getByTestId('hint')).toContainText('to make');
  await expect(button(page, 'Next')).toBeFocused();
  // Another hand, which is left unfinished.
  await page.keyboard.press('Enter');
  await expect(button(page, 'Bid 5')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Deal')).toBeFocused();
  const count = page.getByRole('definition').first();
  await expect(count).toHaveText('1');

  // Saving lags a moment behind the screen.
  await expect.poll(() => storedKeys(page)).toContainEqual(expect.stringMatching(/^drill\//));
  await page.reload();
  await expect(count).toHaveText('1');
  await button(page, 'Delete all answers').press('Enter');
  await expect(page.getByRole('heading', { name: 'Calibration' })).toBeHidden();
  await expect(button(page, 'Undo')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(count).toHaveText('1');
  await expect(button(page, 'Delete all answers')).toBeFocused();
});

describeDrillFit(SOME_DRILLS);
