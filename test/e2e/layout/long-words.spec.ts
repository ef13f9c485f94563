import { type Locator, expect, test } from '../support/shared-page.ts';
import { measureLayout } from '../support/measure-layout.ts';
import { problemsOf } from '../support/layout-problems.ts';
import { withSettings } from '../support/player.ts';
import {
  forget,
  gameUntil,
  hasRefusals,
  isLastRound,
  openDialog,
  openMoment,
  openShortMoment,
  openWith,
  playsLast,
  resize,
  withDocuments,
} from '../support/scenes.ts';
import { madeUpGames } from '../../support/storage/made-up-games.ts';
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

// Regression: two options beside each other had one word in a line, and three buttons a row each.
test('in the rules editor descriptions have room for several words, and buttons take two rows at most', async ({
  page,
}) => {
  const words = WORDS.de;
  await openMoment(page, 'start', 4, { language: 'de' });
  await openDialog(page, words['menu.newGame'], 'n');
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: words['game.houseRules'] }).click();
  const described = sheet.locator('label:has([aria-describedby])');
  await expect(described.first()).toBeVisible();
  for (const size of [
    [320, 568],
    [360, 740],
    [568, 320],
    [844, 390],
    [1280, 800],
  ] as const) {
    await resize(page, size);
    const widths = await described.evaluateAll((all) =>
      all.map((option) => option.getBoundingClientRect().width),
    );
    expect(Math.min(...widths), size.join('×')).toBeGreaterThan(200);
    const tops = await Promise.all(
      (['setup.back', 'editor.use', 'rules.save'] as const).map(async (key) => {
        const box = await sheet
          .getByRole('button', { name: words[key], exact: true })
          .boundingBox();
        return box?.y;
      }),
    );
    expect(new Set(tops).size, size.join('×')).toBeLessThanOrEqual(2);
  }
});

// Regression: the level stood alone in a second line, beside an empty half of the row.
test('on a phone in landscape the facts about a finished game take one line', async ({ page }) => {
  await forget(page);
  await withDocuments(page, madeUpGames(2));
  await page.goto('/');
  await openDialog(page, WORDS.en['history.title'], 'j');
  await resize(page, [844, 390]);
  const lines = await page
    .getByRole('dialog')
    .getByText(/ · 4 players · /)
    .evaluateAll((all) =>
      all.map((facts) => {
        const range = document.createRange();
        range.selectNodeContents(facts);
        return range.getClientRects().length;
      }),
    );
  expect(lines).toEqual([1, 1]);
  await forget(page);
});

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

// Regression: they touched each other.
test('the grades of an accuracy stand apart in German on the narrowest phone', async ({ page }) => {
  const words = WORDS.de;
  await openShortMoment(page, 'over', 4, { language: 'de' });
  await page.getByRole('button', { name: words['review.title'], exact: true }).click();
  await resize(page, [320, 568]);
  const label = page.getByText(words['review.accuracy.all'], { exact: true });
  const gaps = await label.evaluate((first, grade) => {
    const marks = [...first.closest('dl')!.querySelectorAll('dd')].map((figure) => {
      const mark =
        figure.querySelector('span') ?? figure.appendChild(document.createElement('span'));
      mark.textContent = grade;
      const words = document.createRange();
      words.selectNodeContents(mark);
      return words.getBoundingClientRect();
    });
    return marks.slice(1).map(({ left }, at) => left - marks[at]!.right);
  }, words['review.mark.superb']);
  expect(gaps).toHaveLength(2);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(4);
});
