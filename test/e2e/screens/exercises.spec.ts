import { type Page, expect, test } from '../support/shared-page.ts';
import { test as freshTest } from '../support/fixtures.ts';
import { problemsOf } from '../support/layout-problems.ts';
import { measureLayout } from '../support/measure-layout.ts';
import { encodeStock } from '@/storage/formats/stock.ts';
import { storedKeys, withSettings } from '../support/player.ts';
import { settled, withDocuments } from '../support/scenes.ts';
import { violations } from '../support/axe.ts';
import { PAGE_SIZES, problemsAt } from '../support/problems-at.ts';
import { IS_DETAIL } from '../support/soak-tag.ts';
import { BY_TURNS, SOME_TABLES, describeExerciseTables } from './exercise-tables.ts';
import { firstExercise, soonestOf, stockOf } from '../../support/exercises.ts';
import { WORDS } from '../../support/words.ts';

/** Sizes at which the table of an exercise has room for every position. */
const TABLE_SIZES = [
  [360, 740],
  [1280, 800],
] as const;

const words = WORDS.en;

const panel = (page: Page) => page.getByRole('region', { name: 'Exercises' });

/** Waits until the element with this name has the focus. */
const hasFocus = (page: Page, name: RegExp) =>
  expect(page.locator(':focus')).toHaveAccessibleName(name);

/** Moves along the hand to a card. */
async function moveTo(page: Page, card: string): Promise<void> {
  const cards = await page
    .locator('[data-card]')
    .evaluateAll((each) => each.map((element) => element.getAttribute('data-card')));
  await page.keyboard.press('Home');
  for (let at = cards.indexOf(card); at > 0; at--) await page.keyboard.press('ArrowRight');
  await expect(page.locator(':focus')).toHaveAttribute('data-card', card);
}

test('an exercise is solved by keyboard alone: a wrong card shows its cost, the right one continues', async ({
  page,
}) => {
  await withSettings(page, { speed: 'instant' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Game menu' }).press('Enter');
  await page.getByRole('button', { name: 'Exercises' }).press('Enter');
  await hasFocus(page, /^Back to the table$/);
  await page.getByRole('button', { name: 'Practice: Dodge' }).press('Enter');
  const { count, wrong, right } = firstExercise('dodge');
  await expect(panel(page)).toContainText(`Dodge, 1 of ${count}`);
  await hasFocus(page, /, playable/);
  await expect(page.getByText(words['turn.you.play'], { exact: true })).toBeVisible();
  await expect(page.getByText('Round 1 of 1')).toBeHidden();
  await moveTo(page, wrong.card);
  await page.keyboard.press('Enter');
  // The cost comes from the adviser's worker.
  await expect(panel(page).getByRole('alert')).toHaveText(
    /^Not the best\. That costs about \d+(\.\d)? points\.( That is .+?\.)? Chance to make it: .+ instead of .+\. Choose again, or see the answer\.$/,
  );
  await moveTo(page, right.card);
  await page.keyboard.press('Enter');
  await expect(panel(page)).toContainText('Right!');
  await expect(page.getByText(words['turn.you.play'], { exact: true })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Hint' })).toContainText(
    /Play .+ to make your bid\./,
  );
  await hasFocus(page, /^Next$/);
  await page.keyboard.press('Enter');
  await expect(panel(page)).toContainText(`Dodge, 2 of ${count}`);
  await hasFocus(page, /, playable/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listitem').filter({ hasText: 'Dodge' })).toContainText(
    `1 of ${count} solved`,
  );
});

test(
  'on a phone the trump order is not covered by the panel, even in long words',
  IS_DETAIL,
  async ({ page }) => {
    const words = WORDS.de;
    const { subject, before } = soonestOf('devils-bridge', ['hook', 'zero', 'lead']);
    await page.setViewportSize({ width: 360, height: 740 });
    await withSettings(page, { speed: 'instant', language: 'de' });
    // A series begins with the first exercise that has not been solved.
    await withDocuments(page, [['practice', { version: 2, solved: before, mistakes: [] }]]);
    await page.goto('/');
    await page.getByRole('button', { name: words['menu.label'] }).click();
    await page.getByRole('button', { name: words['exercise.title'] }).click();
    const begin = words['exercise.begin.label'].replace(
      '{subject}',
      words[`exercise.subject.${subject}`],
    );
    await page.getByRole('button', { name: begin }).click();
    // Devil's Bridge shows its trump order on a separate line while no suit is led.
    await expect(page.getByText(words['trick.order'])).toBeVisible();
    await settled(page);
    expect(problemsOf(await measureLayout(page, { clickableAreas: true }))).toEqual([]);
  },
);

// Regression: their padding was on the left in every language, so that Arabic touched the edge of the screen.
test(
  'the lines beside a trick keep clear of the edge from right to left',
  IS_DETAIL,
  async ({ page }) => {
    const words = WORDS.ar;
    await page.setViewportSize({ width: 568, height: 320 });
    await withSettings(page, { speed: 'instant', language: 'ar' });
    await page.goto('/');
    await page.getByRole('button', { name: words['menu.label'] }).click();
    await page.getByRole('button', { name: words['exercise.title'] }).click();
    const { 'exercise.begin.label': label, 'exercise.subject.dodge': subject } = words;
    await page.getByRole('button', { name: label.replace('{subject}', subject) }).click();
    const led = page.getByText(words['trick.led'].replace(/\{.*/s, ''));
    await settled(page);
    const { right } = await led.first().evaluate((each) => each.getBoundingClientRect());
    expect(right).toBeLessThanOrEqual(568 - 8);
  },
);

// Regression: it stood alone on the second line.
test('the level of an exercise stands beside its game on a phone', IS_DETAIL, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await withSettings(page, { speed: 'instant' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('button', { name: 'Exercises' }).click();
  await page.getByRole('button', { name: 'Practice: Ruff or discard' }).click();
  const place = panel(page).getByText(/^Ruff or discard, 1 of \d+$/);
  await place.waitFor();
  const tops = await place.evaluate((each) =>
    Array.from(
      each.parentElement!.querySelectorAll('span:not(:has(span))'),
      (words) => words.getBoundingClientRect().top,
    ),
  );
  expect(tops).toHaveLength(3);
  expect(tops[2]).toBe(tops[1]);
});

// Regression: they closed, since the answer is rendered in another place then.
test('the reasons of an answer stay open when the phone is turned', IS_DETAIL, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await withSettings(page, { speed: 'instant' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('button', { name: 'Exercises' }).click();
  await page.getByRole('button', { name: 'Practice: Dodge' }).click();
  await page.locator(`[data-card="${firstExercise('dodge').right.card}"]`).click();
  await page.getByRole('button', { name: 'Why?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Why?' });
  await expect(dialog).toBeVisible();
  for (const [width, height] of [
    [740, 360],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await settled(page, width);
    await expect(dialog).toBeVisible();
    expect(problemsOf(await measureLayout(page, { clickableAreas: false }))).toEqual([]);
  }
  await page.goBack();
  await expect(dialog).toBeHidden();
  await hasFocus(page, /^Why\?$/);
});

describeExerciseTables(BY_TURNS, SOME_TABLES);

test('a session of training is started and ended by keyboard, on every small screen, without axe violations', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await withSettings(page, { speed: 'instant' });
  // Made ahead by a visit before, so that nothing has to be made meanwhile.
  await withDocuments(page, [['stock', encodeStock(stockOf('last'))]]);
  await page.goto('/');
  await page.getByRole('button', { name: 'Game menu' }).press('Enter');
  await page.getByRole('button', { name: 'Exercises' }).press('Enter');
  const start = page.getByRole('button', { name: words['training.start'] });
  await expect(start).toBeVisible();
  await page.getByLabel(words['training.subject']).selectOption('last');
  await start.press('Enter');
  await expect(panel(page)).toContainText(words['exercise.subject.last']);
  await expect(panel(page)).toContainText(/\d:\d\d left/);
  expect(await problemsAt(TABLE_SIZES, page, { clickableAreas: true })).toEqual([]);
  await page.getByRole('button', { name: words['exercise.show'] }).press('Enter');
  await expect(panel(page)).toContainText(/Rating \d+ \(−\d+\)/);
  await hasFocus(page, /^Next$/);
  await settled(page);
  expect(await violations(page)).toEqual([]);
  expect(await problemsAt(TABLE_SIZES, page, { clickableAreas: true })).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(panel(page)).toContainText('0 of 1 right');
  await page.keyboard.press('Escape');
  await expect(page.getByText('0 of 1 right on the first try.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await problemsAt(PAGE_SIZES, page)).toEqual([]);
  await page.keyboard.press('Escape');
  await hasFocus(page, /^Train for five minutes$/);
  // The missed position comes back on another day, and the streak has begun.
  await expect(page.getByRole('listitem').filter({ hasText: 'Missed positions' })).toContainText(
    'Due today: 0 of 1',
  );
  await page.reload();
  await expect(page.getByText('0 of 1', { exact: true })).toBeVisible();
});

/** A day whose puzzle is found in the first deals; others take more than ten times as long. */
const QUICK_PUZZLE = new Date('2026-11-29T10:00:00Z');

freshTest(
  'the first answer to the puzzle of the day counts, also after a reload',
  async ({ page }) => {
    test.setTimeout(120_000);
    await page.clock.setFixedTime(QUICK_PUZZLE);
    await withSettings(page, { speed: 'instant' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Game menu' }).press('Enter');
    await page.getByRole('button', { name: 'Exercises' }).press('Enter');
    await page.getByRole('button', { name: words['training.puzzle.open'] }).press('Enter');
    await expect(panel(page)).toContainText(words['training.puzzle']);
    await page.getByRole('button', { name: words['exercise.show'] }).press('Enter');
    await page.getByRole('button', { name: words['exercise.back'] }).last().press('Enter');
    await expect(page.getByText(words['training.puzzle.wrong'])).toBeVisible();
    // Saving lags a moment behind the screen.
    await expect.poll(() => storedKeys(page)).toContain('training');
    await page.reload();
    await expect(page.getByText(words['training.puzzle.wrong'])).toBeVisible();
    await expect(page.getByRole('button', { name: words['training.puzzle.again'] })).toBeVisible();
  },
);
