import { type Page, expect, test } from '../support/fixtures.ts';
import { type GameRecord, keyedSource } from '@/engine/index.ts';
import { noticesOf } from '../support/notices.ts';
import { answer, asked, savedRecord, replaceSavedGame } from '../support/player.ts';
import { gameUntil } from '../support/scenes.ts';

// Deletes the site's data during a game, makes one more move or none, and reloads the page as soon as
// it says that the game has been saved again: `npm run soak:storage`. That takes some 20 ms, since the
// browser refuses to open the database while it deletes it; a page left earlier is lost.

const POINTS = 50;
const SEED = '5a17ed0de1e7ed0fda7a5eed0fda7a00';
const SPEEDS = ['instant', 'fast', 'normal'];
/** Number of commands in the game that is saved when the page opens: up to the sixth round. */
const MAX_DECISIONS = 150;
/** Number of the player's moves before the data is deleted. */
const MAX_ANSWERS = 3;
/** Frames between the last of these moves and the deletion: nearly a trick at normal speed. */
const MAX_FRAMES = 200;

const DELETED =
  'This site’s data was deleted in your browser. Your game and settings have been saved again.';

/** A game after so many commands. */
function gameAfter(decisions: number): GameRecord {
  let count = 0;
  return gameUntil(() => (count += 1) > decisions);
}

const frames = (page: Page, count: number): Promise<void> =>
  page.evaluate(
    (all) =>
      new Promise<void>((resolve) => {
        let left = all;
        const frame = (): void => {
          left -= 1;
          if (left < 0) resolve();
          else requestAnimationFrame(frame);
        };
        frame();
      }),
    count,
  );

test.describe.configure({ mode: 'parallel' });

for (let point = 0; point < POINTS; point++)
  test(`data deleted at random moment ${point + 1} is saved again, and a reload restores the game`, async ({
    page,
    context,
  }) => {
    const rng = keyedSource(SEED, [point]);
    const speed = SPEEDS[rng.below(SPEEDS.length)] ?? 'normal';
    const saved = gameAfter(rng.below(MAX_DECISIONS));
    const answers = rng.below(MAX_ANSWERS + 1);
    const rest = rng.below(MAX_FRAMES);
    const playsOn = rng.below(2) === 0;
    const settings = { state: { speed, theme: 'midnight' }, version: 1 };
    const notices = await noticesOf(page);
    await page.goto('/');
    await asked(page);
    await replaceSavedGame(page, saved);
    await page.evaluate(
      (value) => localStorage.setItem('oh-hell:settings', value),
      JSON.stringify(settings),
    );
    await page.reload();
    for (let count = 0; count < answers; count++) await answer(page, await asked(page));
    await frames(page, rest);
    const before = await savedRecord(page);

    const devtools = await context.newCDPSession(page);
    const { origin } = new URL(page.url());
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    if (playsOn) await answer(page, await asked(page));
    await expect.poll(() => notices).toEqual([DELETED]);
    await page.reload();

    await asked(page);
    const after = await savedRecord(page);
    expect(after.header).toEqual(before.header);
    expect(after.commands.slice(0, before.commands.length)).toEqual(before.commands);
    const found = await page.evaluate(() => localStorage.getItem('oh-hell:settings'));
    expect(JSON.parse(found ?? '{}')).toMatchObject(settings);
    expect(notices).toEqual([DELETED]);
  });
