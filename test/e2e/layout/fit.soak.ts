import { describeCardHint, describeLongCardHint, describeStreaks } from './card-hints.ts';
import { ALL_HINTS, ALL_PLAYERS, describeFit, openHint } from './fit.ts';
import { ALL_SIZES, problemsAt } from '../support/problems-at.ts';
import { openMoment } from '../support/scenes.ts';
import { expect, test } from '../support/shared-page.ts';

const atAll = () => ALL_SIZES;
describeFit('all sizes', atAll, atAll, atAll, ALL_PLAYERS, ALL_HINTS);

for (const players of ALL_PLAYERS) {
  test(`a hint on a bid with ${players} players fits, and covers no player`, async ({ page }) => {
    await openHint(page, { players });
    expect(await problemsAt(ALL_SIZES, page)).toEqual([]);
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
