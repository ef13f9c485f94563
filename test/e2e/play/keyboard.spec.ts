import { expect, test } from '../support/shared-page.ts';
import { replaceInitScript, withSettings } from '../support/player.ts';
import { openMoment, openWith, twoRounds } from '../support/scenes.ts';
import { bidByDigits, playByKeyboard } from '../support/whole-game.ts';

// At the size of a phone, which is painted in a third of the time; `game.soak.ts` plays at a desk.
test('a short game is played by keyboard alone', async ({ page }) => {
  await withSettings(page, { speed: 'instant' });
  const game = twoRounds({ players: 3, scoring: 'penalty' });
  await openWith(page, game);
  // The keys of all others are pressed by tests that their dialogs fit.
  await playByKeyboard(page, game, [['r', 'Rules']]);
});

test.describe('at a bid', () => {
  test.use({ keepsPage: true });

  test('H shows a hint from the worker, Escape hides it, and the bid can still be made', async ({
    page,
  }) => {
    await openMoment(page, 'bidding');
    await page.keyboard.press('h');
    const hint = page.getByRole('region', { name: 'Hint' });
    const best = hint.getByRole('row', { name: /, (among the )?best/ });
    await expect(best.first()).toBeAttached();
    // A hint names at most three.
    expect(await best.count()).toBeLessThanOrEqual(3);
    await page.keyboard.press('Escape');
    await expect(hint).toBeHidden();
    await bidByDigits(page);
  });

  test('a dialog opened from the menu returns the focus to the menu’s button', async ({ page }) => {
    await openMoment(page, 'bidding');
    const menu = page.getByRole('button', { name: 'Game menu' });
    for (const name of ['Score sheet', 'Rules']) {
      await menu.click();
      await page.getByRole('dialog').getByRole('button', { name, exact: true }).press('Enter');
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(menu).toBeFocused();
    }
  });
});

test('a key pressed as soon as the game is there is not lost, and in a game started from the menu the keys go to the first bid at once', async ({
  page,
}) => {
  const pressAtOnce = page.addInitScript(() => {
    let isPrerendered = false;
    new MutationObserver((_, observer) => {
      const isWaiting = document.querySelector('#root[data-prerendered]') !== null;
      isPrerendered ||= isWaiting;
      if (!isPrerendered || isWaiting) return;
      observer.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 's', bubbles: true }));
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
  await replaceInitScript(page, 'key press', pressAtOnce);
  await withSettings(page, { speed: 'instant' });
  await page.goto('/');
  const sheet = page.getByRole('dialog', { name: 'Score sheet' });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  await page.getByRole('button', { name: 'Game menu' }).press('Enter');
  const menu = page.getByRole('dialog', { name: 'Game menu' });
  await menu.getByRole('button', { name: 'New game', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Start game' }).press('Enter');
  await expect(page.getByTestId('bidding-panel')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Bid 0' })).toBeFocused();
});
