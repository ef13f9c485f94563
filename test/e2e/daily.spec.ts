import { type Page, expect, test } from './shared-page.ts';
import { describeDaily, playToTheEnd } from './daily-deal.ts';
import { asked, replaceSavedMoves, savedRecord } from './player.ts';
import { isLastRound, playedUntil } from './scenes.ts';

/** Plays the last round; the heuristic has played those before it. */
async function playLastRound(page: Page): Promise<void> {
  await asked(page);
  const record = playedUntil(await savedRecord(page), isLastRound);
  if (record === null) throw new Error('the game has no last round');
  await replaceSavedMoves(page, record);
  await page.reload();
  await playToTheEnd(page);
}

describeDaily(playLastRound);

test('a truncated link has a message, and leads to the table without its fragment', async ({
  page,
}) => {
  await page.goto('/#deal=AQA6EAAA');
  const lost = page.getByRole('dialog', { name: 'This link doesn’t work' });
  await expect(lost).toContainText('Your own games are safe');
  await lost.getByRole('button', { name: 'Back to the table' }).click();
  expect(await asked(page)).toBe('deal');
  expect(new URL(page.url()).hash).toBe('');
});
