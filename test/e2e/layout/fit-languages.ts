import { expect, test } from '../support/shared-page.ts';
import type { Language } from '@/i18n/languages.ts';
import { WORDS } from '../../support/words.ts';
import { atSizes } from '../support/at-sizes.ts';
import { problemsOf } from '../support/layout-problems.ts';
import { measureLayout } from '../support/measure-layout.ts';
import { DIALOGS, openDialog, openMoment } from '../support/scenes.ts';

const SIZES = [
  [320, 568],
  [844, 390],
] as const;

/** The sizes to check a screen at, by the indexes of the language and of the screen. */
type SizesFor = (language: number, screen: number) => readonly (typeof SIZES)[number][];

/** Every screen at both sizes: the full matrix. */
export const BOTH_SIZES: SizesFor = () => SIZES;

/** Every screen in one of each two languages, the sizes by turns. */
export const BY_TURNS: SizesFor = (language, screen) =>
  (language + screen) % 2 === 0
    ? SIZES.filter((_, size) => size === Math.floor(screen / 2) % SIZES.length)
    : [];

const MOMENTS = ['start', 'bidding', 'play', 'summary', 'over'] as const;

/** Defines the tests that screens and dialogs fit in these languages, at the sizes from `sizesFor`. */
export function describeLanguages(languages: readonly Language[], sizesFor: SizesFor): void {
  for (const [column, language] of languages.entries())
    test(`everything fits in "${language}", and no message key is shown`, async ({ page }) => {
      const problems: string[] = [];
      const check = async (screen: string, row: number): Promise<void> => {
        await atSizes(page, sizesFor(column, row), async ([width, height]) => {
          const found = problemsOf(
            await measureLayout(page, { clickableAreas: screen === 'play' }),
          );
          const text = await page.locator('body').innerText();
          const names = Object.keys(WORDS.en).filter((name) => text.includes(name));
          problems.push(
            ...[...found, ...names].map((problem) => `${screen}, ${width}×${height}: ${problem}`),
          );
        });
      };
      for (const [row, moment] of MOMENTS.entries()) {
        if (sizesFor(column, row).length === 0) continue;
        await openMoment(page, moment, 4, { language });
        await check(moment, row);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
      }
      // The dialogs open over this moment, so it is checked in every language.
      await openMoment(page, 'lateTrick', 4, { language });
      await check('lateTrick', MOMENTS.length + 1 - (column % 2));
      for (const [index, [name, key]] of DIALOGS.entries()) {
        const row = MOMENTS.length + 1 + index;
        if (sizesFor(column, row).length === 0) continue;
        await openDialog(page, /./, key);
        await check(name, row);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
      expect([...new Set(problems)]).toEqual([]);
    });
}
