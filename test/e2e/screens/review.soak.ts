import { ALL_PLAYERS } from '../layout/fit.ts';
import { ALL_SIZES } from '../support/problems-at.ts';
import { expect, test } from '../support/shared-page.ts';
import { describeReviewFit, problemsOfPositions } from './review-fit.ts';

describeReviewFit('all sizes', () => ALL_SIZES);

for (const players of ALL_PLAYERS)
  test(`the positions of a review with ${players} players fit small phones`, async ({ page }) => {
    test.setTimeout(240_000);
    expect(await problemsOfPositions(page, players)).toEqual([]);
  });
