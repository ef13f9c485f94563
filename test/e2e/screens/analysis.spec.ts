import { expect, test } from '../support/shared-page.ts';
import { stateAfter, viewFor } from '@/engine/index.ts';
import { positionOf } from '@/engine/position/index.ts';
import { encodePositionLink } from '@/storage/formats/position-link.ts';
import { BY_TURNS, describeAnalysisFit, openMenu, setUp } from './analysis-fit.ts';
import { PAGE_SIZES, problemsAt } from '../support/problems-at.ts';
import { button, withSettings } from '../support/player.ts';
import { OWN, gameUntil, openMoment } from '../support/scenes.ts';
import { IS_DETAIL } from '../support/soak-tag.ts';
import { WORDS } from '../../support/words.ts';

/** A link to the first bid of a game. */
function bidLink(): string {
  const state = stateAfter(
    gameUntil(
      ({ round }) => round.phase === 'bid' && round.bids.filter((bid) => bid === null).length === 1,
    ),
  );
  const position = positionOf(viewFor(state, OWN));
  if (position === null) throw new Error('no position');
  return encodePositionLink(position);
}

test('by keyboard alone: set up a hand, ask for a bid, let the players play on, compare two bids', async ({
  page,
}) => {
  await withSettings(page, { speed: 'instant' });
  await page.goto('/');
  await openMenu(page);
  await expect(button(page, 'Back to the table')).toBeFocused();
  await setUp(page);
  const hint = page.getByRole('region', { name: 'Hint' });
  // From the adviser's worker.
  await expect(hint).toContainText(/\d+% to make/);
  for (const [bid, others] of [
    ['Bid 1', ['Bid 1', 'Bid 1', 'Bid 1']],
    ['Bid 2', []],
  ] as const) {
    await button(page, bid).press('Enter');
    for (const other of others) await button(page, other).press('Enter');
    await button(page, 'Let the computer play on').press('Enter');
    await expect(page.getByTestId('round-summary')).toBeVisible();
    await expect(page.getByText('dealt at random')).toBeVisible();
    await button(page, 'Back to the deal').press('Enter');
    await expect(hint).toContainText(/\d+% to make/);
  }
  await button(page, 'Compare lines').press('Enter');
  const rows = page.getByRole('dialog').getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText(/You: 1.*%.*\*/);
  await expect(rows.nth(2)).toContainText(/You: 2.*%.*\*/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  // The page on which it was set up, then the menu, then the table of the game.
  await expect(page.getByRole('heading', { name: 'Analysis table' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Game menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Deal')).toBeVisible();
});

test.describe('at a bid', () => {
  test.use({ keepsPage: true });

  test('the round on the table is analyzed as the player sees it, and goes on where it was, after a menu that fits', async ({
    page,
  }) => {
    await openMoment(page, 'bidding');
    const cards = page.locator('[data-card]');
    await expect(cards).toHaveCount(10);
    await openMenu(page);
    await expect(button(page, 'Leave analysis')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Hint' })).toContainText(/to make/);
    await expect(cards).toHaveCount(10);
    await button(page, 'Bid 1').click();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Game menu' }).waitFor();
    // The menu of a game, at all sizes in `review.soak.ts`.
    expect(await problemsAt(PAGE_SIZES, page)).toEqual([]);
    await page.keyboard.press('Escape');
    // Nothing was bid in the game.
    await expect(button(page, 'Game menu')).toBeVisible();
    await expect(button(page, 'Bid 1')).toBeVisible();
  });
});

test('a link opens a position, and a mangled one says what is wrong', async ({ page }) => {
  const link = bidLink();
  await page.goto(`/${link}`);
  await expect(page.getByTestId('bidding-panel')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Deal')).toBeVisible();
  await page.goto(`/?again${link.slice(0, -5)}`);
  await expect(
    page.getByRole('alert').filter({ hasText: 'This link is incomplete' }),
  ).toBeVisible();
});

test(
  'a text of cards and its refusal are above the bar at the foot',
  IS_DETAIL,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto('/');
    await openMenu(page);
    const text = page.getByRole('textbox', { name: 'Cards as text' });
    const isCovered = (element: Element): boolean => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      return !element.contains(found);
    };
    await text.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await text.focus();
    expect(await text.evaluate(isCovered)).toBe(false);
    await text.fill('AS 4D AS');
    await page.keyboard.press('Enter');
    const refusal = page.getByRole('alert').filter({ hasText: 'A♠︎ appears twice.' });
    await expect(refusal).toBeVisible();
    expect(await refusal.evaluate(isCovered)).toBe(false);
    await text.fill('AS 4D');
    await expect(refusal).toBeHidden();
  },
);

// Regression: on low screens the choice of a card covered the card led by the player to the right; in German the buttons
// beside the texts were narrower than their word.
for (const language of ['de', 'ar'] as const)
  test(
    `what was entered as text is repeated, and the card led stays in sight, in "${language}"`,
    IS_DETAIL,
    async ({ page }) => {
      const words = WORDS[language];
      await page.setViewportSize({ width: 320, height: 568 });
      await withSettings(page, { speed: 'instant', language });
      await page.goto('/');
      await openMenu(page, language);
      await page.getByRole('combobox', { name: words['sheet.round'] }).selectOption('7');
      await page.getByRole('combobox', { name: words['seat.dealer'] }).selectOption('2');
      await page.getByRole('textbox', { name: words['analysis.text'] }).fill('AS KH 4D');
      await page.keyboard.press('Enter');
      await page.locator('[data-card="2S"]').press('Enter');
      await page.getByRole('textbox', { name: words['analysis.moves'] }).fill('1 1 2 1 QS AS');
      const tooNarrow = await page
        .getByRole('button')
        .evaluateAll((buttons) =>
          buttons
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map(({ textContent }) => textContent),
        );
      expect(tooNarrow).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(page.locator('footer').getByRole('status')).toContainText('A♠');
      await button(page, words['lesson.done']).press('Enter');
      await page.getByTestId('card-picker').waitFor();
      const sizes = [
        [568, 320],
        [844, 390],
      ] as const;
      expect(await problemsAt(sizes, page)).toEqual([]);
    },
  );

describeAnalysisFit(['de'], BY_TURNS);
