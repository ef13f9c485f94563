import { ALL_PLAYERS } from '../layout/fit.ts';
import { ALL_SIZES, problemsAt } from '../support/problems-at.ts';
import { expect, test } from '../support/shared-page.ts';
import { openMoment } from '../support/scenes.ts';
import { describeReviewFit, problemsOfPositions } from './review-fit.ts';

describeReviewFit('all sizes', () => ALL_SIZES);

// `analysis.spec.ts` opens it at some sizes.
test('the menu fits', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openMoment(page, 'play');
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('dialog', { name: 'Game menu' }).waitFor();
  expect(await problemsAt(ALL_SIZES, page)).toEqual([]);
});

for (const players of ALL_PLAYERS)
  test(`the positions of a review with ${players} players fit small phones`, async ({ page }) => {
    test.setTimeout(240_000);
    expect(await problemsOfPositions(page, players)).toEqual([]);
  });
