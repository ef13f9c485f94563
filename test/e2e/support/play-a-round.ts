import { type Page, expect } from '@playwright/test';
import { answer, asked, withSettings, shortSetup } from './player.ts';

const SHORT_GAME = shortSetup('hard');

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
