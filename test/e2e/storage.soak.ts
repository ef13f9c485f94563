import { type Page, expect, test } from '@playwright/test';
import { type GameRecord, keyedSource } from '@/engine/index.ts';
import { noticesOf } from './notices.ts';
import { answer, asked, keptRecord, replaceKept } from './player.ts';
import { gameUntil } from './scenes.ts';

// The site's data is deleted while a game is played, the person decides once more, and the page is
// loaded again at once: `npm run soak:storage`.

const POINTS = 50;
const SEED = '5a17ed0de1e7ed0fda7a5eed0fda7a00';
const SPEEDS = ['instant', 'fast', 'normal'];
/** Decisions of anybody in the game that is kept when the page opens: up to the sixth round. */
const MOST_DECISIONS = 150;
/** Decisions of the person before the data is deleted. */
const MOST_ANSWERS = 3;
/** Frames between the last of them and the deletion: nearly a trick at normal speed. */
const MOST_FRAMES = 200;

const DELETED =
  'This site’s data was deleted in your browser. This game and your settings have been saved again.';

/** A game that has come so far. */
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
  test(`data deleted at random moment ${point + 1}: the game is there after a reload`, async ({
    page,
    context,
  }) => {
    const luck = keyedSource(SEED, [point]);
    const speed = SPEEDS[luck.below(SPEEDS.length)] ?? 'normal';
    const kept = gameAfter(luck.below(MOST_DECISIONS));
    const answers = luck.below(MOST_ANSWERS + 1);
    const rest = luck.below(MOST_FRAMES);
    const settings = { state: { speed, theme: 'midnight' }, version: 1 };
    const notices = await noticesOf(page);
    await page.goto('/');
    await asked(page);
    await replaceKept(page, kept);
    await page.evaluate(
      (value) => localStorage.setItem('oh-hell:settings', value),
      JSON.stringify(settings),
    );
    await page.reload();
    for (let count = 0; count < answers; count++) await answer(page, await asked(page));
    await frames(page, rest);
    const before = await keptRecord(page);

    const devtools = await context.newCDPSession(page);
    const { origin } = new URL(page.url());
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await answer(page, await asked(page));
    await page.reload();

    await asked(page);
    const after = await keptRecord(page);
    expect(after.header).toEqual(before.header);
    expect(after.commands.slice(0, before.commands.length)).toEqual(before.commands);
    const found = await page.evaluate(() => localStorage.getItem('oh-hell:settings'));
    expect(JSON.parse(found ?? '{}')).toMatchObject(settings);
    expect(notices).toEqual([DELETED]);
  });
