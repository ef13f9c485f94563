import { expect, test } from '@playwright/test';
import { toAct } from '@/engine/index.ts';
import {
  OPEN_BID,
  PLAYABLE,
  asked,
  currentGame,
  playCard,
  replaceKept,
  withSettings,
} from './player.ts';

/** Everything that a person is asked to press in a game. */
const ASKED_FOR = /^(?:Deal|Next round|Play again|Bid \d+)$|, playable$/;

test('a whole game is played by accessible roles and names alone, to the totals that its commands fold to', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await withSettings(page, { speed: 'instant' });
  await page.goto('/');

  const next = page.getByRole('button', { name: ASKED_FOR, disabled: false }).first();
  const again = page.getByRole('button', { name: 'Play again' });
  const closed = page.getByRole('button', { name: /^Bid \d+$/, disabled: true });
  let hooks = 0;
  await next.waitFor();
  while (!(await again.isVisible())) {
    if ((await closed.count()) > 0) {
      hooks += 1;
      await expect(page.getByText(/^You can’t bid \d+: the bids may not total/)).toBeVisible();
      // A closed bid says why and does nothing, however often it is pressed.
      await closed.first().click({ force: true });
      await expect(closed.first()).toBeVisible();
    }
    const isCard = (await next.getAttribute('data-card')) !== null;
    await (isCard ? playCard(next) : next.click());
    await next.waitFor();
  }

  await expect.poll(async () => (await currentGame(page)).round.phase).toBe('over');
  const game = await currentGame(page);
  expect(game.past).toHaveLength(19);
  expect(hooks).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Score sheet' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Score sheet' }).getByRole('table');
  const totals = sheet.getByRole('row', { name: /^Total/ }).getByRole('cell');
  await expect(totals).toHaveText(game.standing.totals.map((total) => new RegExp(`^${total}`)));
  expect(complaints).toEqual([]);
});

test('a game that is left in the middle of a trick is there again', async ({ page }) => {
  await withSettings(page, { speed: 'instant' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  expect(await asked(page)).toBe('bid');
  await page.locator(OPEN_BID).first().click();
  expect(await asked(page)).toBe('play');
  await page.locator(PLAYABLE).first().click();
  // Kept is a moment after played: wait until it is this player's turn in what is kept.
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

test('a kept game that cannot be read is set aside and said so', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Deal', exact: true }).waitFor();
  await replaceKept(page, { header: 'scrambled' });
  await page.reload();
  await expect(page.getByText(/couldn’t be read and was set aside/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Deal', exact: true })).toBeVisible();
});

test('without any storage the game is played and it is said once', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new Error('blocked');
      },
    });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  await expect(page.getByText(/can’t be saved on this device/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  expect(await asked(page)).toBe('bid');
  await expect(page.getByText(/can’t be saved on this device/)).toBeHidden();
});
