import { type Page, expect, test } from '../support/shared-page.ts';
import { presetRules } from '@/engine/index.ts';
import { type Size, atSizes } from '../support/at-sizes.ts';
import { violations } from '../support/axe.ts';
import { problemsOf } from '../support/layout-problems.ts';
import { measureLayout } from '../support/measure-layout.ts';
import { asked } from '../support/player.ts';
import { withDocuments } from '../support/scenes.ts';
import { madeUpGames } from '../../support/storage/made-up-games.ts';

type Documents = ReturnType<typeof madeUpGames>;

async function openInsights(page: Page, documents: Documents): Promise<void> {
  await withDocuments(page, documents);
  await page.goto('/');
  await asked(page);
  await page.getByRole('button', { name: 'Game menu' }).press('Enter');
  await page.getByRole('button', { name: 'Insights', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Insights');
}

/** Games with their reviews. */
const reviewed = (games: number): Documents => madeUpGames(games, { reviews: games });

/** The title of the guide. */
const GUIDE = 'What cards are worth';

const focused = (page: Page) => page.locator(':focus');

/** Expects that no filter stands alone on a row, and that names in tables take two lines at most. */
async function expectFullRows(page: Page): Promise<void> {
  const filters = page.getByRole('combobox');
  await expect(filters).toHaveCount(4);
  const columns = new Map<Size, number>([
    [[320, 568], 1],
    [[568, 320], 2],
    [[844, 390], 2],
    [[1280, 800], 4],
  ]);
  await atSizes(page, [...columns.keys()], async (size) => {
    const tops = await filters.evaluateAll((each) =>
      each.map((select) => Math.round(select.getBoundingClientRect().top)),
    );
    const rows = [...new Set(tops)].map((row) => tops.filter((top) => top === row).length);
    const inRow = columns.get(size) ?? 0;
    expect(rows, size.join('×')).toEqual(Array.from({ length: 4 / inRow }, () => inRow));
  });
  const names = page.getByRole('rowheader').getByRole('button');
  await atSizes(page, [[320, 568]], async () => {
    const lines = await names.evaluateAll((each) =>
      each.map((name) => {
        const range = document.createRange();
        range.selectNodeContents(name);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );
    expect(Math.max(...lines)).toBeLessThanOrEqual(2);
  });
}

/** Goes from a figure of the insights to the position of a decision and back, by keyboard alone. */
async function followFigure(page: Page): Promise<void> {
  const cards = page.getByRole('button', { name: 'Card play: show the decisions' });
  await cards.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Card play');
  const first = page.getByRole('button', { name: /^Show position: Round/ }).first();
  const name = await first.getAttribute('aria-label');
  await first.press('Enter');
  // The position is that of the listed decision, with its review beside it.
  await expect(page.getByRole('region', { name: 'Decision' })).toContainText(
    name?.replace('Show position: ', '') ?? '',
  );
  await page.keyboard.press('Escape');
  await expect(focused(page)).toHaveAccessibleName(name ?? '');
  await page.keyboard.press('Escape');
  await expect(focused(page)).toHaveAccessibleName('Card play: show the decisions');
}

test('insights fit without axe violations, and lead to decisions, their positions and the guide, and back, by keyboard alone', async ({
  page,
}) => {
  await openInsights(page, reviewed(12));
  await expect(page.getByText('12 of 12 games reviewed')).toBeVisible();
  await expect(page.getByRole('table', { name: 'By bid', exact: true })).toBeVisible();
  // Regression: figures of style sheets that are loaded later, such as the daily deal's, made these as large.
  const figure = page.locator('dl > :not([data-words]) > dd').first();
  await expect(figure).toHaveCSS('font-size', '19.2px');
  const sizes = [
    [1920, 1080],
    [568, 320],
    [320, 568],
  ] as const;
  await atSizes(page, sizes, async (size) => {
    expect(problemsOf(await measureLayout(page, { clickableAreas: true }))).toEqual([]);
    const main = page.getByRole('main');
    const [content, box] = await main.evaluate((each) => [each.scrollWidth, each.clientWidth]);
    expect(content, size.join('×')).toBe(box);
  });
  await expectFullRows(page);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'All decisions: show the decisions' }).press('Enter');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await followFigure(page);
  await page.getByRole('button', { name: GUIDE }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(GUIDE);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Insights');
  await expect(focused(page)).toHaveAccessibleName(GUIDE);
  await page.keyboard.press('Escape');
  // The menu, from which the screen was opened.
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('a decision of a game that cannot be read says so', async ({ page }) => {
  const documents = reviewed(1).map(([key, value]) =>
    key.startsWith('game/') ? ([key, { version: 1 }] as const) : ([key, value] as const),
  );
  await openInsights(page, documents);
  await page.getByRole('button', { name: 'All decisions: show the decisions' }).press('Enter');
  const decision = page.getByRole('button', { name: /^Show position: Round/ }).first();
  const name = await decision.getAttribute('aria-label');
  await decision.press('Enter');
  await expect(page.getByText('This position can’t be opened.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(focused(page)).toHaveAccessibleName(name ?? '');
});

test('games are reviewed automatically in idle time, unless the switch is off', async ({
  page,
}) => {
  // The shortest game: a round of one card.
  const schedule = { shape: 'constant', low: 1, high: 1, turns: 1 } as const;
  const rules = { ...presetRules('bugger-your-neighbor'), schedule };
  await openInsights(page, madeUpGames(1, { rules, unreviewed: true }));
  const auto = page.getByRole('switch', { name: 'Review games automatically' });
  await expect(auto).toBeChecked();
  await expect(page.getByText('0 of 1 game reviewed')).toBeVisible();
  await expect(page.getByText('1 of 1 game reviewed')).toBeVisible();
  await auto.click();
  await expect(auto).not.toBeChecked();
});
