import { type Page, expect, test } from '../support/shared-page.ts';
import { WORDS } from '../../support/words.ts';
import { openDialog, openMoment, resize } from '../support/scenes.ts';

test.use({ keepsPage: true });

/** The places of buttons on the start screen. */
const startButtons = (page: Page, names: readonly string[]) =>
  Promise.all(
    names.map((name) =>
      page.locator('section').getByRole('button', { name, exact: true }).boundingBox(),
    ),
  );

// Regression: on phones *Deal* stood beside *New game*, no wider than it, and the others in ragged rows.
test('the start screen offers to play at once above everything else, which is in one even row', async ({
  page,
}) => {
  await openMoment(page, 'start');
  const others = ['New game', 'Daily deal', 'New here?'];
  for (const size of [
    [320, 568],
    [360, 740],
    [568, 320],
    [844, 390],
    [1280, 800],
  ] as const) {
    await resize(page, size);
    const [deal, ...rest] = await startButtons(page, ['Deal', 'Short game: 7 rounds', ...others]);
    const [short, ...row] = rest;
    const shape = row.map((box) => [box?.y, box?.height, Math.round(box?.width ?? 0)].join());
    expect(new Set(shape).size, size.join('×')).toBe(1);
    const width = row[0]?.width ?? Number.NaN;
    expect(deal?.width, size.join('×')).toBeGreaterThan(1.4 * width);
    const bottom = (box = deal): number => (box?.y ?? 0) + (box?.height ?? 0);
    expect(Math.max(bottom(), bottom(short)), size.join('×')).toBeLessThan(row[0]?.y ?? 0);
  }
});

// Regression: the bar repeated it above the large one.
test('the start screen says the name of the game once', async ({ page }) => {
  await openMoment(page, 'start');
  for (const size of [
    [320, 568],
    [360, 740],
    [844, 390],
    [1280, 800],
  ] as const) {
    await resize(page, size);
    const names = page.getByText(WORDS.en['app.title'], { exact: true });
    await expect(names.filter({ visible: true }), size.join('×')).toHaveCount(1);
  }
});

// Regression: *New here?* was offered forever.
test('after the lesson its button makes room on the start screen', async ({ page }) => {
  await openMoment(page, 'start', 4, { lessonDone: true });
  for (const size of [
    [320, 568],
    [568, 320],
    [1280, 800],
  ] as const) {
    await resize(page, size);
    await expect(page.getByRole('button', { name: 'New here?' })).toBeHidden();
    const [deal, newGame, daily] = await startButtons(page, ['Deal', 'New game', 'Daily deal']);
    expect(newGame?.y).toBe(daily?.y);
    expect(newGame?.width).toBeCloseTo(daily?.width ?? Number.NaN, 0);
    expect(newGame?.x).toBeCloseTo(deal?.x ?? Number.NaN, 0);
  }
});

// Regression: the description of the chosen game made its row as high as the screen.
test('a phone in landscape shows the names of all games to choose, and what the chosen one is', async ({
  page,
}) => {
  await openMoment(page, 'start');
  await openDialog(page, 'New game', 'n');
  const games = page.getByRole('group', { name: 'Game', exact: true });
  const said = WORDS.en['preset.bugger-your-neighbor.hint'];
  for (const size of [
    [667, 375],
    [844, 390],
  ] as const) {
    await resize(page, size);
    for (const text of [games.getByText('Spades'), games.getByText(said).last()])
      await expect(text).toBeInViewport({ ratio: 1 });
  }
});
