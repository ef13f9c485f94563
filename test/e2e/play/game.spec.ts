import { expect, test } from '../support/shared-page.ts';
import { type GameRecord, stateAfter } from '@/engine/index.ts';
import {
  PLAYABLE,
  asked,
  currentGame,
  playCard,
  replaceInitScript,
  savedRecordWhen,
  storedKeys,
  withSettings,
} from '../support/player.ts';
import {
  gameUntil,
  isLastRound,
  isOwnTurn,
  openWith,
  playsLast,
  twoRounds,
} from '../support/scenes.ts';
import { playByNames } from '../support/whole-game.ts';

test.describe('with motion', () => {
  // As most players have it.
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a short game is played by accessible roles and names alone', async ({ page }) => {
    await withSettings(page, { speed: 'instant' });
    const game = twoRounds();
    await openWith(page, game);
    await playByNames(page, game);
  });
});

test('a reload in the middle of a trick restores the game', async ({ page }) => {
  await withSettings(page, { speed: 'instant' });
  const beforeCard = gameUntil((state) => isLastRound(state) && playsLast(state, 1));
  await openWith(page, beforeCard);
  expect(await asked(page)).toBe('play');
  await playCard(page.locator(PLAYABLE).first());
  // Saving lags a moment behind play, so wait until it is the player's turn in the saved game.
  const isOwnTurnAgain = (record: GameRecord): boolean => {
    const state = stateAfter(record);
    return record.commands.length > beforeCard.commands.length && isOwnTurn(state);
  };
  await savedRecordWhen(page, isOwnTurnAgain);
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
  await openWith(page, { header: 'scrambled' });
  await expect(page.getByText(/saved game couldn’t be read/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Deal', exact: true })).toBeVisible();
  const kept = (await storedKeys(page)).filter((key) => key.startsWith('aside/'));
  expect(kept).toHaveLength(1);
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
