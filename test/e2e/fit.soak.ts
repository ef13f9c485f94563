import { SIZES } from '../../tools/screens/sizes.mjs';
import { describeCardHint, describeLongCardHint, describeStreaks } from './card-hints.ts';
import {
  ALL_HINTS,
  ALL_PLAYERS,
  describeFit,
  openHint,
  problemsAt,
  problemsOfPositions,
} from './fit.ts';
import { expect, test } from './shared-page.ts';
import { describeReviewFit } from './review-fit.ts';
import { openMoment } from './scenes.ts';

/** Those of `npm test`, two more phones, and what a browser leaves of a laptop's 768 px. */
const ALL_SIZES = [...SIZES, [360, 640], [412, 915], [1366, 660]] as const;

const atAll = () => ALL_SIZES;
describeFit('all sizes', atAll, atAll, atAll, ALL_PLAYERS, ALL_HINTS);
describeReviewFit('all sizes', () => ALL_SIZES);

for (const players of ALL_PLAYERS) {
  test(`a hint on a bid with ${players} players fits, and covers no player`, async ({ page }) => {
    await openHint(page, { players });
    expect(await problemsAt(ALL_SIZES, page)).toEqual([]);
  });

  test(`the positions of a review with ${players} players fit small phones`, async ({ page }) => {
    test.setTimeout(240_000);
    expect(await problemsOfPositions(page, players)).toEqual([]);
  });

  test(`a hint on a card with ${players} players fits, and covers no player`, async ({ page }) => {
    await openMoment(page, 'play', players);
    await page.keyboard.press('h');
    await expect(page.getByTestId('hint')).toHaveAttribute('data-thinking', 'false');
    expect(await problemsAt(ALL_SIZES, page)).toEqual([]);
  });
}

for (const players of [3, 7]) describeCardHint(players);
for (const players of [4, 7]) describeLongCardHint(players);
for (const players of [3, 4, 5, 6]) describeStreaks(players, ALL_SIZES);
