import { type Locator, expect, test } from '../support/shared-page.ts';
import { measureLayout } from '../support/measure-layout.ts';
import { problemsOf } from '../support/layout-problems.ts';
import { withSettings } from '../support/player.ts';
import {
  forget,
  gameUntil,
  hasRefusals,
  isLastRound,
  openMoment,
  openWith,
  playsLast,
  resize,
} from '../support/scenes.ts';
import { WORDS } from '../../support/words.ts';
import { inSoak } from '../support/soak-tag.ts';

test.use({ keepsPage: true });

// Regression: the hint covered the last opponent's bid, and a card of the trick which suit was led.
for (const language of ['de', 'es', 'fr'] as const)
  test(
    `in "${language}" a hint on a card covers no bid and no words on the lowest screen`,
    inSoak(language !== 'de'),
    async ({ page }) => {
      await withSettings(page, { language, trickPause: 'tap' });
      await openWith(
        page,
        gameUntil((state) => isLastRound(state) && playsLast(state, 1) && hasRefusals(state)),
      );
      await page.getByRole('banner').waitFor();
      await resize(page, [568, 320]);
      await page.keyboard.press('h');
      const hint = page.getByTestId('hint');
      await expect(hint).toHaveAttribute('data-thinking', 'false');
      expect((await hint.getByRole('paragraph').first().innerText()).length).toBeGreaterThan(300);
      expect(problemsOf(await measureLayout(page, { clickableAreas: false }))).toEqual([]);
    },
  );

/** The words of all languages that do not fit in one of the elements that say them. */
const wordsBeyond = (tiles: Locator, texts: Readonly<Record<string, readonly string[]>>) =>
  tiles.evaluateAll(
    (all, languages) =>
      Object.entries(languages).flatMap(([language, words]) =>
        all.flatMap((tile, index) => {
          tile.textContent = words[index] ?? '';
          const range = document.createRange();
          range.selectNodeContents(tile);
          const [text, edge] = [range, tile.parentElement ?? tile].map((each) =>
            each.getBoundingClientRect(),
          );
          const fits =
            text !== undefined &&
            edge !== undefined &&
            text.left >= edge.left &&
            text.right <= edge.right;
          return fits ? [] : [`${language}: ${tile.textContent}`];
        }),
      ),
    texts,
  );

// Regression: “Gewonnen” extended beyond its tile, and the date broke at its comma.
test('on the smallest phones the words of the daily deal fit in every language, and its date takes one line', async ({
  page,
}) => {
  await openMoment(page, 'start');
  await page.keyboard.press('d');
  const dialog = page.getByRole('dialog', { name: WORDS.en['menu.daily'] });
  await dialog.waitFor();
  const texts = Object.fromEntries(
    Object.entries(WORDS).map(([language, words]) => [
      language,
      (['streak', 'bestStreak', 'played', 'won'] as const).map((key) => words[`daily.${key}`]),
    ]),
  );
  for (const size of [
    [320, 568],
    [344, 882],
    [360, 740],
  ] as const) {
    await resize(page, size);
    const tops = await dialog
      .getByRole('heading', { level: 3 })
      .first()
      .evaluate((date) => {
        const range = document.createRange();
        range.selectNodeContents(date);
        return range.getClientRects().length;
      });
    expect(tops, size.join('×')).toBe(1);
    expect(await wordsBeyond(dialog.locator('dt'), texts), size.join('×')).toEqual([]);
  }
  // Its words were replaced.
  await forget(page);
});
