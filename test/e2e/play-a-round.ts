import { type Page, expect } from '@playwright/test';
import { answer, asked, withSettings } from './player.ts';

/** Rounds of one card and more against two. */
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

/** Opens the game, plays its first round, and proves that nothing failed on the way. */
export async function playARound(page: Page): Promise<void> {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  await withSettings(page, { speed: 'instant', setup: SHORT_GAME });
  await page.goto('/');
  for (let ask = await asked(page); ask !== 'next'; ask = await asked(page))
    await answer(page, ask);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(complaints).toEqual([]);
}
