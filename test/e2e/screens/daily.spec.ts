import { type Page, expect, test } from '../support/shared-page.ts';
import type { GameState } from '@/engine/index.ts';
import { encodeSave } from '@/storage/formats/save.ts';
import { dailyHeader } from '@/store/daily.ts';
import { UNAIDED } from '@/store/table/game-history.ts';
import { MONDAY, describeDaily, playToTheEnd } from './daily-deal.ts';
import { asked, replaceSavedMoves, savedRecord } from '../support/player.ts';
import { OWN, isLastRound, isOwnTurn, playedUntil, withDocuments } from '../support/scenes.ts';

/** Whether the player is about to play the second card from the end of the game. */
const hasTwoCardsLeft = (state: GameState): boolean =>
  isLastRound(state) &&
  state.round.phase === 'play' &&
  state.round.hands[OWN]?.length === 2 &&
  isOwnTurn(state);

/** Plays the last two tricks; the heuristic has played what comes before. */
async function playLastTricks(page: Page): Promise<void> {
  await asked(page);
  const record = playedUntil(await savedRecord(page), hasTwoCardsLeft);
  if (record === null) throw new Error('the game has no last tricks');
  await replaceSavedMoves(page, record);
  await page.reload();
  await playToTheEnd(page);
}

/** The deal of the day as if the expert had played it in a visit before. */
function playedByExpert(): readonly [key: string, value: object] {
  const deal = { header: dailyHeader(MONDAY), commands: [] };
  const record = playedUntil(deal, ({ round }) => round.phase === 'over');
  if (record === null) throw new Error('the deal has no end');
  const game = { ...UNAIDED, started: null, ended: null, id: 'e'.repeat(32), record };
  return [`expert/${MONDAY}`, encodeSave(game)];
}

// `daily.soak.ts` does the same offline, and plays every trick, as does the expert.
describeDaily(playLastTricks, async (context) => {
  const page = await context.newPage();
  await withDocuments(page, [playedByExpert()]);
  return { page, url: '/' };
});

// Regression: it was cut off at the edge of the screen in landscape, and lay on the edge in portrait.
test('on the smallest phone the button to play is in sight, in portrait clear of the edge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 568, height: 320 });
  await page.goto('/');
  expect(await asked(page)).toBe('deal');
  await page.keyboard.press('d');
  const daily = page.getByRole('dialog', { name: 'Daily deal' });
  const play = daily.getByRole('button', { name: 'Play', exact: true });
  await expect(play).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 320, height: 568 });
  const bottom = async (): Promise<number> => {
    const { y, height } = (await play.boundingBox()) ?? { y: 568, height: 0 };
    return y + height;
  };
  await expect.poll(bottom).toBeLessThan(536);
  // Regression: with its year, the date took two lines on most phones.
  const date = daily.getByRole('heading', { name: /^Today, / });
  const lines = (): Promise<number> =>
    date.evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size;
    });
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(lines).toBe(1);
});

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
