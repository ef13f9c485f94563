import { OPEN_BID, PLAYABLE } from '../support/player.ts';
import { forget, gameUntil, isOwnTurn, openWith, resize } from '../support/scenes.ts';
import { expect, test } from '../support/shared-page.ts';
import { MOST_TO_SAY, STEADY_SIZES, platesStay } from './steady.ts';

test.use({ keepsPage: true });

// Every other size with many players, and phones with the longest hints on cards; `steady.soak.ts` has all of them.
platesStay(
  'bid',
  7,
  STEADY_SIZES.filter((_, index) => index % 2 === 0),
);
platesStay('play', 4, STEADY_SIZES.slice(0, 4), 'spades');

// Regression: the dialog closed when the phone was turned.
test('Why? of a bid opens a dialog, which stays when the phone is turned', async ({ page }) => {
  await openWith(
    page,
    gameUntil((state) => MOST_TO_SAY.bid(state) && isOwnTurn(state)),
  );
  await resize(page, [360, 740]);
  await page.locator(OPEN_BID).first().waitFor();
  await page.keyboard.press('h');
  await expect(page.getByTestId('hint')).toHaveAttribute('data-thinking', 'false');
  const why = page.getByRole('button', { name: 'Why?' });
  await why.focus();
  await resize(page, [740, 360]);
  await expect(why).toBeFocused();
  await resize(page, [360, 740]);
  await expect(why).toBeFocused();
  await why.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Why?' });
  await expect(dialog).toBeVisible();
  await resize(page, [740, 360]);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(why).toBeFocused();
});

// Regression: in the panel the reasons covered who is winning, and in exercises the button Next.
test('Why? of a card opens a dialog, which stays when the phone is turned', async ({ page }) => {
  await openWith(page, gameUntil(MOST_TO_SAY.play));
  await resize(page, [360, 740]);
  await page.locator(PLAYABLE).first().waitFor();
  await page.keyboard.press('h');
  const hint = page.getByTestId('hint');
  await expect(hint).toHaveAttribute('data-thinking', 'false');
  const why = page.getByRole('button', { name: 'Why?' });
  await why.click();
  const dialog = page.getByRole('dialog', { name: 'Why?' });
  await expect(dialog).toBeVisible();
  await resize(page, [740, 360]);
  await expect(dialog).toBeVisible();
  await resize(page, [360, 740]);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(why).toBeFocused();
});

// Regression: it began as a line of text, and was four times as high when its chart came.
test('a hint on a bid begins at about the height that it has in the end on a tall phone', async ({
  page,
}) => {
  await openWith(
    page,
    gameUntil((state) => MOST_TO_SAY.bid(state) && isOwnTurn(state)),
  );
  await resize(page, [360, 740]);
  await page.locator(OPEN_BID).first().waitFor();
  await page.keyboard.press('h');
  const hint = page.getByTestId('hint');
  await expect(hint).toHaveAttribute('data-thinking', 'false');
  const [found, atFirst] = await hint.evaluate((panel) => {
    const { height } = panel.getBoundingClientRect();
    // As it is for a moment, which may be over before it can be measured.
    panel.setAttribute('data-thinking', 'true');
    panel.querySelector('[data-many]')?.remove();
    const [text] = panel.getElementsByTagName('p');
    if (text !== undefined) text.textContent = 'Thinking…';
    return [height, panel.getBoundingClientRect().height];
  });
  // Text of up to five lines instead of the usual three.
  expect(Math.abs(found - atFirst)).toBeLessThan(42);
  // Its parts were removed.
  await forget(page);
});
