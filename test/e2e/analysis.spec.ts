import { type Page, expect, test } from './fixtures.ts';
import { fold, viewFor } from '@/engine/index.ts';
import { positionOf } from '@/engine/position/index.ts';
import type { Language } from '@/i18n/languages.ts';
import { encodePositionLink } from '@/storage/formats/position-link.ts';
import { WORDS } from '../support/words.ts';
import { violations } from './axe.ts';
import { measureLayout, problemsOf } from './geometry.ts';
import { withSettings } from './player.ts';
import { OWN, gameUntil, openMoment, settled } from './scenes.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openMenu(page: Page, language: Language = 'en'): Promise<void> {
  const words = WORDS[language];
  await button(page, words['menu.label']).press('Enter');
  await button(page, words['analysis.title']).press('Enter');
}

/** Lays three cards and the card turned up, and goes to the table. */
async function setUp(page: Page, language: Language = 'en'): Promise<void> {
  const words = WORDS[language];
  await page.getByRole('combobox', { name: words['sheet.round'] }).selectOption('7');
  await page.getByRole('textbox', { name: words['analysis.text'] }).fill('AS KH 4D');
  await page.keyboard.press('Enter');
  await page.locator('[data-card="2S"]').press('Enter');
  await button(page, words['lesson.done']).press('Enter');
  await page.getByTestId('bidding-panel').waitFor();
}

/** A link to the first bid of a game. */
function bidLink(): string {
  const folded = fold(
    gameUntil(
      ({ round }) => round.phase === 'bid' && round.bids.filter((bid) => bid === null).length === 1,
    ),
  );
  const position = folded.ok ? positionOf(viewFor(folded.value, OWN)) : null;
  if (position === null) throw new Error('no position');
  return encodePositionLink(position);
}

test('by keyboard alone: set up a hand, ask for a bid, let the players play on, compare two bids', async ({
  page,
}) => {
  await withSettings(page, { speed: 'instant' });
  await page.goto('/');
  await openMenu(page);
  await expect(button(page, 'Back to the table')).toBeFocused();
  await setUp(page);
  const hint = page.getByRole('region', { name: 'Hint' });
  // From the adviser's worker.
  await expect(hint).toContainText(/\d+% to make/);
  for (const [bid, others] of [
    ['Bid 1', ['Bid 1', 'Bid 1', 'Bid 1']],
    ['Bid 2', []],
  ] as const) {
    await button(page, bid).press('Enter');
    for (const other of others) await button(page, other).press('Enter');
    await button(page, 'Let the computer play on').press('Enter');
    await expect(page.getByTestId('round-summary')).toBeVisible();
    await expect(page.getByText('dealt at random')).toBeVisible();
    await button(page, 'To the deal').press('Enter');
    await expect(hint).toContainText(/\d+% to make/);
  }
  await button(page, 'Compare lines').press('Enter');
  const rows = page.getByRole('dialog').getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText(/You: 1.*%.*\*/);
  await expect(rows.nth(2)).toContainText(/You: 2.*%.*\*/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  // The page on which it was set up, then the menu, then the table of the game.
  await expect(page.getByRole('heading', { name: 'Analysis table' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Game menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Deal')).toBeVisible();
});

test('the round on the table is analyzed as the player sees it, and goes on where it was', async ({
  page,
}) => {
  await openMoment(page, 'bidding');
  const cards = page.locator('[data-card]');
  await expect(cards).toHaveCount(10);
  await openMenu(page);
  await expect(button(page, 'Leave analysis')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Hint' })).toContainText(/to make/);
  await expect(cards).toHaveCount(10);
  await button(page, 'Bid 1').click();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Game menu' }).waitFor();
  await page.keyboard.press('Escape');
  // Nothing was bid in the game.
  await expect(button(page, 'Game menu')).toBeVisible();
  await expect(button(page, 'Bid 1')).toBeVisible();
});

test('a link opens a position, and a mangled one says what is wrong', async ({ page }) => {
  const link = bidLink();
  await page.goto(`/${link}`);
  await expect(page.getByTestId('bidding-panel')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Deal')).toBeVisible();
  await page.goto(`/?again${link.slice(0, -5)}`);
  await expect(
    page.getByRole('alert').filter({ hasText: 'This link is incomplete' }),
  ).toBeVisible();
});

const SIZES = [
  [320, 568],
  [360, 740],
  [568, 320],
  [844, 390],
  [1280, 800],
  [1920, 1080],
] as const;

for (const language of ['en', 'de', 'ar'] as const)
  test(`everything fits on every screen in "${language}", and axe finds no violations`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await withSettings(page, { speed: 'instant', language });
    await page.goto('/');
    await page.getByRole('button', { name: WORDS[language]['table.deal'], exact: true }).waitFor();
    const problems: string[] = [];
    async function check(screen: string): Promise<void> {
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.waitForFunction((wanted) => innerWidth === wanted, width);
        await settled(page);
        const layout = problemsOf(await measureLayout(page, { clickableAreas: false }));
        // The page on which it is set up scrolls.
        const found = layout.filter(
          (problem) => screen !== 'setup' || !/off screen: <svg>/.test(problem),
        );
        if (language === 'en') found.push(...(await violations(page)));
        problems.push(...found.map((problem) => `${screen}, ${width}×${height}: ${problem}`));
      }
    }
    await openMenu(page, language);
    await page.locator('[data-card]').first().waitFor();
    await check('setup');
    await setUp(page, language);
    await check('bid');
    const bids = page.getByTestId('bidding-panel').locator('button[aria-disabled=false]');
    await bids.nth(1).press('Enter');
    await check('bid of another');
    for (let others = 0; others < 3; others++) await bids.nth(1).press('Enter');
    await page.locator('[data-own-hand] [data-card="KH"]').press('Enter');
    await page.getByTestId('card-picker').waitFor();
    await check('card of another');
    expect(problems).toEqual([]);
  });
