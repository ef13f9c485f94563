import { type Page, expect } from '@playwright/test';
import { answer, asked, withSettings } from './player.ts';

/** Against two opponents, from one card up. */
const SHORT_GAME = {
  game: {
    kind: 'preset',
    preset: 'bugger-your-neighbor',
    players: 3,
    scoring: null,
    shape: 'up',
    wholeDeck: false,
    bids: null,
  },
  levels: ['hard'],
};

/** Opens the game, plays the first round, and checks that there were no errors. */
export async function playFirstRound(page: Page): Promise<void> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await withSettings(page, { speed: 'instant', setup: SHORT_GAME });
  await page.goto('/');
  for (let ask = await asked(page); ask !== 'next'; ask = await asked(page))
    await answer(page, ask);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(errors).toEqual([]);
}
