import { expect, test } from '../support/fixtures.ts';
import {
  answer,
  asked,
  removeInitScripts,
  savedRecord,
  savedRecordWhen,
} from '../support/player.ts';
import { openMoment } from '../support/scenes.ts';
import { copiedMoves, hide, loseDatabase } from '../support/spare-copy.ts';
import { encodeMoves } from '@/storage/formats/moves.ts';
import { WORDS } from '../../support/words.ts';

const RESTORED = WORDS.en['alert.data-restored'];

test('games that the browser has lost come back from the spare copy, and the one on the table goes on', async ({
  page,
}) => {
  await openMoment(page, 'play');
  const { commands: before } = await savedRecord(page);
  await answer(page, 'play');
  await savedRecordWhen(page, ({ commands }) => commands.length > before.length);
  await hide(page);
  const { commands } = await savedRecord(page);
  await expect.poll(() => copiedMoves(page)).toBe(encodeMoves(commands));

  await removeInitScripts(page);
  await page.goto('/robots.txt');
  await loseDatabase(page);
  await page.goto('/');
  await expect(page.getByRole('alert').filter({ hasText: RESTORED })).toBeVisible();
  await asked(page);
  const restored = await savedRecord(page);
  expect(restored.commands.slice(0, commands.length)).toEqual(commands);
});

test('settings that the browser has lost come back with the game', async ({ page }) => {
  await openMoment(page, 'play', 4, { deck: 'four' });
  await answer(page, 'play');
  await hide(page);
  await expect.poll(() => copiedMoves(page)).toBeTruthy();
  await removeInitScripts(page);
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/');
  const alert = page.getByRole('alert').filter({ hasText: RESTORED });
  await expect(alert).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-deck', 'four');
});
