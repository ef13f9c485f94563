import { type Page, expect, test } from '../support/shared-page.ts';
import type { Language } from '@/i18n/languages.ts';
import { WORDS } from '../../support/words.ts';
import { violations } from '../support/axe.ts';
import { atSizes } from '../support/at-sizes.ts';
import { problemsOf } from '../support/layout-problems.ts';
import { measureLayout } from '../support/measure-layout.ts';
import { button, withSettings } from '../support/player.ts';

/** Opens the analysis table from the menu. */
export async function openMenu(page: Page, language: Language = 'en'): Promise<void> {
  const words = WORDS[language];
  await button(page, words['menu.label']).press('Enter');
  await button(page, words['analysis.title']).press('Enter');
}

/** Lays three cards and the card turned up, and goes to the table. */
export async function setUp(page: Page, language: Language = 'en'): Promise<void> {
  const words = WORDS[language];
  await page.getByRole('combobox', { name: words['sheet.round'] }).selectOption('7');
  await page.getByRole('textbox', { name: words['analysis.text'] }).fill('AS KH 4D');
  await page.keyboard.press('Enter');
  await page.locator('[data-card="2S"]').press('Enter');
  await button(page, words['lesson.done']).press('Enter');
  await page.getByTestId('bidding-panel').waitFor();
}

const SIZES = [
  [320, 568],
  [360, 740],
  [568, 320],
  [844, 390],
  [1280, 800],
  [1920, 1080],
] as const;

/** The narrowest, the lowest and a usual size, for screens on which more sizes show nothing new. */
const FEW_SIZES = [
  [320, 568],
  [568, 320],
  [1280, 800],
] as const;

type Size = (typeof SIZES)[number];

/** Whether to check a screen at a size or with axe, by the indexes of the language and of either. */
type Covers = (language: number, index: number) => boolean;

/** Everything in every language: the full matrix. */
const IN_EACH: Covers = () => true;

/** A third of the sizes of each screen by turns, and every third screen for axe. */
export const BY_TURNS: Covers = (language, index) => (language + index) % 3 === 0;

/** Opens the dialogs of the table one after the other. */
async function checkDialogs(
  page: Page,
  language: Language,
  check: (name: string) => Promise<void>,
): Promise<void> {
  const words = WORDS[language];
  const dialog = page.getByRole('dialog');
  await button(page, words['analysis.lines']).press('Enter');
  await expect(dialog.getByRole('row')).toHaveCount(2);
  await check('lines');
  await page.keyboard.press('Escape');
  await button(page, words['analysis.options']).press('Enter');
  await dialog.getByRole('switch').waitFor();
  await check('options');
  await dialog.getByRole('button', { name: words['analysis.share'] }).press('Enter');
  await dialog.getByText(words['analysis.share.text'], { exact: true }).waitFor();
  await check('share');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** Defines the tests that the analysis table fits in these languages, where they are covered. */
export function describeAnalysisFit(
  languages: readonly Language[],
  covers: Covers = IN_EACH,
): void {
  for (const [column, language] of languages.entries())
    test(`everything fits on every screen in "${language}", and axe finds no violations`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await withSettings(page, { speed: 'instant', language });
      await page.goto('/');
      await page
        .getByRole('button', { name: WORDS[language]['table.deal'], exact: true })
        .waitFor();
      const problems: string[] = [];
      let row = 0;
      async function check(screen: string, sizes: readonly Size[] = SIZES): Promise<void> {
        const turn = row++;
        const covered = sizes.filter((_, index) => covers(column, turn + index));
        await atSizes(page, covered, async ([width, height]) => {
          const layout = problemsOf(await measureLayout(page, { clickableAreas: false }));
          // The page on which it is set up scrolls.
          const found = layout.filter(
            (problem) => screen !== 'setup' || !/off screen: <svg>/.test(problem),
          );
          problems.push(...found.map((problem) => `${screen}, ${width}×${height}: ${problem}`));
        });
        if (!covers(column, turn)) return;
        const found = await violations(page);
        problems.push(...found.map((problem) => `${screen}: ${problem}`));
      }
      await openMenu(page, language);
      await page.locator('[data-card]').first().waitFor();
      await check('setup');
      await setUp(page, language);
      await check('bid');
      const bids = page.getByTestId('bidding-panel').locator('button[aria-disabled=false]');
      await bids.nth(1).press('Enter');
      await check('bid of another', FEW_SIZES);
      await checkDialogs(page, language, (name) => check(name, FEW_SIZES));
      for (let others = 0; others < 3; others++) await bids.nth(1).press('Enter');
      await page.locator('[data-own-hand] [data-card="KH"]').press('Enter');
      await page.getByTestId('card-picker').waitFor();
      await check('card of another');
      expect(problems).toEqual([]);
    });
}
