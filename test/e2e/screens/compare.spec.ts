import { type Page, expect, test } from '../support/shared-page.ts';
import { stateAfter } from '@/engine/index.ts';
import { violations } from '../support/axe.ts';
import { FINISHED, shortUntil } from './compare-fit.ts';
import { PAGE_SIZES, problemsAt } from '../support/problems-at.ts';
import { button } from '../support/player.ts';
import { openWith } from '../support/scenes.ts';

test.use({ keepsPage: true });

const BETWEEN = shortUntil(({ round }) => round.phase === 'scored' && round.index === 1);

const comparison = (page: Page) => page.getByRole('dialog', { name: 'How others play your cards' });
const rows = (page: Page) => comparison(page).getByRole('row');

/** Waits until the other level has played. */
const compared = (page: Page) =>
  comparison(page)
    .getByText(/^You scored /)
    .waitFor();

test('a finished game is compared with a level, watched, and compared with another, by keyboard', async ({
  page,
}) => {
  await openWith(page, FINISHED);
  await button(page, 'Compare').press('Enter');
  await compared(page);
  // The heading, the total and three rounds.
  await expect(rows(page)).toHaveCount(5);
  const own = stateAfter(FINISHED).standing.totals[0];
  const total = rows(page).nth(1).getByRole('cell').nth(1);
  await expect(rows(page).nth(1).getByRole('cell').first()).toContainText(`${own}`);
  const ofExpert = (await total.textContent()) ?? '';
  // In every language in `languages.soak.ts`.
  expect(await problemsAt(PAGE_SIZES, page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await expect(rows(page).nth(2).getByRole('cell').nth(1)).toContainText(/bid \d, took \d/);

  await comparison(page).getByRole('combobox').selectOption('Easy');
  await compared(page);
  await expect(rows(page).first()).toContainText('Easy');
  await button(page, 'Watch this game').press('Enter');
  await button(page, 'Leave replay').press('Enter');
  await expect(button(page, 'Watch this game')).toBeFocused();
  await expect(rows(page).first()).toContainText('Easy');
  await comparison(page).getByRole('combobox').selectOption('Expert');
  await expect(total).toHaveText(ofExpert);
  await page.keyboard.press('Escape');
  await expect(comparison(page)).toBeHidden();
});

test('between rounds only the finished ones are compared, from the menu and from the review', async ({
  page,
}) => {
  await openWith(page, BETWEEN);
  await button(page, 'Game menu').press('Enter');
  await button(page, 'How others play your cards').press('Enter');
  await compared(page);
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).nth(2)).toContainText('Round 2, 1 card');
  await page.keyboard.press('Escape');
  await button(page, 'Review').press('Enter');
  const open = button(page, 'How others play your cards');
  await open.press('Enter');
  await compared(page);
  await expect(rows(page)).toHaveCount(4);
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
});
