import { expect, test } from '../support/shared-page.ts';
import { toAct } from '@/engine/index.ts';
import {
  OPEN_BID,
  PLAYABLE,
  asked,
  currentGame,
  replaceInitScript,
  replaceSavedGame,
  withSettings,
} from '../support/player.ts';
import { openWith, shortGame } from '../support/scenes.ts';
import { playByNames } from '../support/whole-game.ts';

// With motion, as most players have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a short game is played by accessible roles and names alone', async ({ page }) => {
  await withSettings(page, { speed: 'instant' });
  await openWith(page, shortGame());
  await playByNames(page, shortGame());
});

test('a reload in the middle of a trick restores the game', async ({ page }) => {
  await withSettings(page, { speed: 'instant' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  expect(await asked(page)).toBe('bid');
  await page.locator(OPEN_BID).first().click();
  expect(await asked(page)).toBe('play');
  await page.locator(PLAYABLE).first().click();
  // Saving lags a moment behind play, so wait until it is the player's turn in the saved game.
  await expect
    .poll(async () => {
      const game = await currentGame(page);
      return game.round.phase === 'play' && game.round.hands[0]?.length === 9 && toAct(game);
    })
    .toEqual([0]);
  expect(await asked(page)).toBe('play');
  const before = await currentGame(page);
  const hand = await page
    .locator('[data-card]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')));

  await page.reload();

  expect(await asked(page)).toBe('play');
  expect(await currentGame(page)).toEqual(before);
  await expect(page.locator('[data-card]')).toHaveCount(hand.length);
  expect(
    await page
      .locator('[data-card]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card'))),
  ).toEqual(hand);
});

test('a saved game that cannot be read is quarantined, with a message', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Deal', exact: true }).waitFor();
  await replaceSavedGame(page, { header: 'scrambled' });
  await page.reload();
  await expect(page.getByText(/saved game couldn’t be read/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Deal', exact: true })).toBeVisible();
});

test('without any storage the game plays on, with one message', async ({ page }) => {
  const block = page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new Error('blocked');
      },
    });
  });
  await replaceInitScript(page, 'no storage', block);
  await page.goto('/');
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  await expect(page.getByText(/can’t be saved on this device/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  expect(await asked(page)).toBe('bid');
  await expect(page.getByText(/can’t be saved on this device/)).toBeHidden();
});
