import { expect, test } from '../support/fixtures.ts';
import { THEMES } from '@/store/look.ts';
import { violations } from '../support/axe.ts';
import { answer, asked, withSettings } from '../support/player.ts';
import {
  DIALOGS,
  MOMENT_NAMES,
  gameUntil,
  openDialog,
  openMoment,
  openWith,
} from '../support/scenes.ts';

// Every theme on every screen. Takes minutes, so `npm test` does not run it: it checks every moment
// in one theme, and the dialogs in two.

test.use({ viewport: { width: 390, height: 844 } });

const MORE_DIALOGS = [...DIALOGS, [/rules/i, 'r'], [/daily/i, 'd']] as const;

for (const [at, theme] of THEMES.entries()) {
  const look = { theme, deck: at % 2 === 0 ? 'four' : 'two' };

  for (const moment of MOMENT_NAMES)
    test(`axe finds no violations in "${theme}" on the screen: ${moment}`, async ({ page }) => {
      await openMoment(page, moment, 4, look);
      expect(await violations(page)).toEqual([]);
    });

  test(`axe finds no violations in "${theme}" in the dialogs`, async ({ page }) => {
    const found: string[] = [];
    await openMoment(page, 'over', 4, look);
    for (const [name, key] of MORE_DIALOGS) {
      await openDialog(page, name, key);
      found.push(...(await violations(page)).map((problem) => `${String(name)}: ${problem}`));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    expect(found).toEqual([]);
  });

  test(`axe finds no violations in "${theme}" in a hint, the lesson and exercises`, async ({
    page,
  }) => {
    await openMoment(page, 'bidding', 4, look);
    await page.keyboard.press('h');
    await expect(page.getByTestId('hint')).toContainText('to make it');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    for (const [entry, place] of [
      ['Exercises', page.getByRole('heading', { name: 'Exercises' })],
      ['New here?', page.getByRole('region', { name: 'Your first round' })],
    ] as const) {
      await page.goto('/');
      await page.getByRole('button', { name: 'Game menu' }).click();
      await page.getByRole('dialog').getByRole('button', { name: entry }).click();
      await place.waitFor();
      expect(await violations(page), entry).toEqual([]);
    }
  });

  test(`axe finds no violations in "${theme}" in a review and a replay`, async ({ page }) => {
    await withSettings(page, { ...look, speed: 'instant' });
    await openWith(
      page,
      gameUntil(
        ({ round }) => round.index === 18 && round.phase === 'play' && round.taken[8] !== undefined,
      ),
    );
    for (let ask = await asked(page); ask !== 'over'; ask = await asked(page))
      await answer(page, ask);

    await page.getByRole('button', { name: 'Review' }).click();
    await expect(page.getByText(/: [1-9]\d* of \d+ done$/)).toBeVisible();
    expect(await violations(page), 'while it is made').toEqual([]);
    // A whole round and its luck; then one of its decisions on the table.
    await page.getByRole('combobox', { name: 'What to review' }).selectOption({ index: 1 });
    await expect(page.getByRole('heading', { name: 'Luck and skill' })).toBeVisible();
    expect(await violations(page), 'a round').toEqual([]);
    await page
      .getByRole('button', { name: /^Look at / })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Back to the review' })).toBeVisible();
    expect(await violations(page), 'a decision').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Leave review' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('game-over')).toBeVisible();

    await page.keyboard.press('j');
    const games = page.getByRole('dialog', { name: 'Your games' });
    await games.getByRole('button', { name: /^Watch/ }).press('Enter');
    await expect(page.getByRole('slider', { name: 'Position in the game' })).toBeVisible();
    expect(await violations(page), 'the start of a replay').toEqual([]);
    for (const key of ['PageDown', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await page.getByRole('combobox', { name: 'Whose cards are shown' }).selectOption('all');
    expect(await violations(page), 'a replay with open hands').toEqual([]);
  });
}
