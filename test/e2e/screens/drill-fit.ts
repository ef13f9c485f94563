import { type Page, expect, test } from '../support/shared-page.ts';
import { PRESET_IDS, type PresetId } from '@/engine/index.ts';
import type { Language } from '@/i18n/languages.ts';
import { WORDS } from '../../support/words.ts';
import { atSizes } from '../support/at-sizes.ts';
import { violations } from '../support/axe.ts';
import { PAGE_SIZES, problemsAt } from '../support/problems-at.ts';
import { button, replaceInitScript, withSettings } from '../support/player.ts';
import { withDocuments } from '../support/scenes.ts';

const bids = (page: Page) =>
  page.getByTestId('bidding-panel').getByRole('button', { disabled: false });
const chances = (page: Page) => page.getByTestId('chance-panel').getByRole('button');
export const answered = (page: Page) =>
  page.getByRole('region', { name: 'Bidding drill' }).getByRole('status');

/** Deals the same hands in every run. */
export const withKnownHands = (page: Page): Promise<unknown> =>
  replaceInitScript(
    page,
    'random numbers',
    page.addInitScript(() => {
      let last = 1;
      crypto.getRandomValues = (array) => {
        const bytes = array as unknown as Uint8Array;
        for (let at = 0; at < bytes.length; at++) bytes[at] = last = (last * 73 + 41) % 251;
        return array;
      };
    }),
  );

export async function openDrill(page: Page, language: Language = 'en'): Promise<void> {
  const words = WORDS[language];
  await button(page, words['menu.label']).press('Enter');
  await button(page, words['drill.title']).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words['drill.title']);
}

/** Phones with room for a hint's words below the result. */
const PHONES_WITH_WORDS = [
  [320, 568],
  [667, 375],
  [844, 390],
] as const;

/** Enough answers for every chart. */
const ANSWERS = Array.from({ length: 30 }, (_, index) => {
  const at = 1_900_000_000_000 + index;
  const chance = 10 * (index % 11);
  const made = index % 3 > 0;
  const answer = { version: 1, at, preset: PRESET_IDS[0], cards: 5, bid: 1, chance, made };
  return [`drill/${`${at}`.padStart(16, '0')}`, { ...answer, expert: 55, cost: 20 }] as const;
});

/** A drill in a language, of a game, with the hand size of this index. */
type Drill = readonly [language: Language, game: PresetId, handSize: number];

/** Long words, and the widest table: the figures of twelve bids made it wider than a phone. */
export const SOME_DRILLS: readonly Drill[] = [['de', 'devils-bridge', 11]];

/** Each of these games in each language. */
export const ALL_DRILLS: readonly Drill[] = (Object.keys(WORDS) as Language[]).flatMap(
  (language): Drill[] => [
    [language, 'bugger-your-neighbor', 1],
    [language, 'devils-bridge', 11],
    [language, 'spades', 1],
  ],
);

/** Defines the tests that the drill fits. */
export function describeDrillFit(drills: readonly Drill[]): void {
  for (const [column, [language, game, handSize]] of drills.entries())
    test(`the drill fits in "${language}" with ${game}, and axe finds nothing`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await withSettings(page, { language });
      await withDocuments(page, ANSWERS);
      await withKnownHands(page);
      await page.goto('/');
      await openDrill(page, language);
      await expect(page.locator('svg path').first()).toBeAttached();
      const problems: string[] = [];
      let row = column;
      // Half of the sizes, and half of the screens for axe, by turns in these languages.
      const check = async (screen: string): Promise<void> => {
        row += 1;
        const sizes = PAGE_SIZES.filter((_, size) => size % 2 === row % 2);
        const found = await problemsAt(sizes, page);
        if (row % 2 === 0) found.push(...(await violations(page)));
        problems.push(...found.map((problem) => `${screen}, ${problem}`));
      };
      await check('page');
      const selects = page.getByRole('combobox');
      await selects.first().selectOption(game);
      await selects.nth(1).selectOption({ index: handSize });
      await button(page, WORDS[language]['table.deal']).press('Enter');
      await bids(page).first().waitFor();
      await check('bid');
      await bids(page).first().press('Enter');
      // A nil asks again.
      if (game === 'spades') await bids(page).first().press('Enter');
      await chances(page).nth(4).waitFor();
      await check('chance');
      await chances(page).nth(4).press('Enter');
      await expect(button(page, WORDS[language]['exercise.next'])).toHaveAttribute(
        'aria-disabled',
        'false',
      );
      await check('result');
      // Regression: on phones there were only figures, without the words.
      await atSizes(page, PHONES_WITH_WORDS, async () =>
        expect(page.getByTestId('hint')).toContainText('%'),
      );
      expect(problems).toEqual([]);
    });
}
