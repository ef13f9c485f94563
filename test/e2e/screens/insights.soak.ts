import { expect, test } from '../support/fixtures.ts';
import { asked } from '../support/player.ts';
import { withDocuments } from '../support/scenes.ts';
import { madeUpGames } from '../../support/storage/made-up-games.ts';

const GAMES = 500;
/** The longest time from the press to the figures, on a machine slowed down four times. */
const MAX_MS = 1000;
/** The most space for the facts of all games. */
const MAX_BYTES = 5_000_000;
const SLOWDOWN = 4;

test(`insights over ${GAMES} games of 19 rounds open in a second and cost little`, async ({
  page,
}) => {
  test.setTimeout(600_000);
  const documents = madeUpGames(GAMES, { sameGame: true });
  const facts = documents.filter(([key]) => key.startsWith('facts/'));
  const bytes = facts.reduce((sum, [, value]) => sum + JSON.stringify(value).length, 0);
  await withDocuments(page, documents);
  await page.goto('/');
  await asked(page);
  await page.getByRole('button', { name: 'Game menu' }).click();
  // The code is fetched ahead, as it is offline.
  await page.getByRole('button', { name: 'Insights', exact: true }).click();
  await expect(page.getByText(`${GAMES} of ${GAMES} games reviewed`)).toBeVisible();
  // Back to the menu, from which the screen was opened.
  await page.keyboard.press('Escape');
  const button = page.getByRole('button', { name: 'Insights', exact: true });
  await button.waitFor();

  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const took = await button.evaluate(
    (element: HTMLElement, text) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const look = (): void => {
          if (document.body.textContent.includes(text))
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
          else requestAnimationFrame(look);
        };
        element.click();
        look();
      }),
    `${GAMES} of ${GAMES} games reviewed`,
  );
  console.log(`opened in ${Math.round(took)} ms; facts take ${bytes} bytes as JSON`);
  expect(bytes).toBeLessThan(MAX_BYTES);
  expect(took).toBeLessThan(MAX_MS);
});
