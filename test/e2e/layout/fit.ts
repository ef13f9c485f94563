import { type Page, expect, test } from '../support/shared-page.ts';
import { type RuleSet, presetRules } from '@/engine/index.ts';
import type { Language } from '@/i18n/languages.ts';
import { SIZES } from '../../../tools/screens/sizes.mjs';
import { withSettings } from '../support/player.ts';
import { type Sizes, THIRD_OF_SIZES, problemsAt } from '../support/problems-at.ts';
import {
  DIALOGS,
  MOMENT_NAMES,
  QUIET,
  ROUND_DIALOGS,
  gameOf,
  gameUntil,
  openDialog,
  openMoment,
  openWith,
} from '../support/scenes.ts';

/** Three, with hands of seventeen cards; the usual four; and seven, the most that a preset offers. */
const PLAYERS = [3, 4, 7] as const;

/** Every number of players. */
export const ALL_PLAYERS = [2, 3, 4, 5, 6, 7, 8] as const;

/**
 * The sizes to check a screen at, by the indexes of the screen and of the number of players; none
 * where the screen is not opened for that number.
 */
type SizesFor = (screen: number, players: number) => Sizes;

/** Whether a screen or dialog is opened for a number of players, by their indexes: for one of three. */
const isOpened = (screen: number, players: number): boolean =>
  (screen + players) % PLAYERS.length === 0;

/**
 * Half of the sizes for each screen, with one of the three numbers of players. Every pair of size and
 * number of players occurs.
 */
export const SOME_SIZES: SizesFor = (screen, players) => {
  const half = Math.floor(screen / PLAYERS.length) % 2;
  return isOpened(screen, players) ? SIZES.filter((_, size) => size % 2 === half) : [];
};

/** How many dialogs are the same for any number of players. */
const OF_ANY_TABLE = DIALOGS.length - ROUND_DIALOGS.length;

/** As many sizes for each of these dialogs, by its index, that every size is met by one of them. */
export const SOME_SIZES_OF_ANY_TABLE = (dialog: number): Sizes =>
  SIZES.filter((_, size) => size % OF_ANY_TABLE === dialog % OF_ANY_TABLE);

/** A third of the sizes for each dialog of a round, with one of the three numbers of players. */
export const SOME_DIALOG_SIZES: SizesFor = (dialog, players) =>
  isOpened(dialog, players) ? THIRD_OF_SIZES(dialog) : [];

/** A bid costs ten points for every trick that it misses by. */
const EIGHT_CARDS: RuleSet = {
  ...gameOf('jokers-high-low', 4),
  schedule: { shape: 'constant', low: 8, high: 8, turns: 1 },
};

/** A missed bid costs points, and a bid may be eleven too high. */
const ELEVEN_CARDS: RuleSet = {
  ...presetRules('devils-bridge'),
  schedule: { shape: 'constant', low: 11, high: 11, turns: 1 },
};

/** The kinds of hints that differ most; a hint on a bid is the largest. */
const SOME_HINTS = [
  { name: '18 bids', players: 3 },
  { name: 'a nil and 13 bids, from right to left,', rules: presetRules('spades'), language: 'ar' },
] as const;

/** Every kind of hint. */
export const ALL_HINTS: readonly NamedHint[] = [
  ...SOME_HINTS,
  { name: '12 bids with losses', rules: ELEVEN_CARDS },
  { name: 'a nil and 13 bids, in long words,', rules: presetRules('spades'), language: 'de' },
  { name: 'a nil and 13 bids', rules: presetRules('spades') },
  { name: '7 bids of seven players', players: 7 },
  { name: '9 bids with losses', rules: EIGHT_CARDS },
];

/** Opens the page at the player's bid, with a hint that is complete. */
export async function openHint(
  page: Page,
  { players = 4, rules, language }: HintOptions,
): Promise<void> {
  const settings = language === undefined ? {} : { language };
  if (rules === undefined) await openMoment(page, 'bidding', players, settings);
  else {
    await withSettings(page, { ...QUIET, ...settings });
    await openWith(
      page,
      gameUntil(({ round }) => round.phase === 'bid', { firstDealer: 3, rules }),
    );
    await page.getByTestId('bidding-panel').waitFor();
  }
  await page.keyboard.press('h');
  const hint = page.getByTestId('hint');
  await hint.getByRole('table').waitFor();
  await expect(hint).toHaveAttribute('data-thinking', 'false');
}

interface HintOptions {
  readonly players?: number;
  readonly rules?: RuleSet;
  readonly language?: Language;
}

interface NamedHint extends HintOptions {
  readonly name: string;
}

/** Defines the tests that every screen, dialog and hint fits, at the sizes for each of them. */
export function describeFit(
  name: string,
  sizesFor: SizesFor,
  dialogSizesFor: SizesFor,
  sizesOfAnyTable: (dialog: number) => Sizes,
  tables: readonly number[] = PLAYERS,
  hints: readonly NamedHint[] = SOME_HINTS,
): void {
  test.describe(`at ${name}`, () => {
    for (const [column, players] of tables.entries()) {
      test(`every screen with ${players} players fits`, async ({ page }) => {
        const problems: string[] = [];
        for (const [row, moment] of MOMENT_NAMES.entries()) {
          const sizes = sizesFor(row, column);
          if (sizes.length === 0) continue;
          await openMoment(page, moment, players);
          const clickableAreas = moment === 'play';
          const found = await problemsAt(sizes, page, { clickableAreas });
          problems.push(...found.map((problem) => `${moment}, ${problem}`));
        }
        expect(problems).toEqual([]);
      });

      test(`dialogs with ${players} players fit`, async ({ page }) => {
        await openMoment(page, 'lateTrick', players);
        const problems: string[] = [];
        // The other dialogs do not depend on the number of players.
        for (const [row, [dialog, key]] of (players === 4 ? DIALOGS : ROUND_DIALOGS).entries()) {
          const isOfRound = row < ROUND_DIALOGS.length;
          const sizes = isOfRound ? dialogSizesFor(row, column) : sizesOfAnyTable(row);
          if (sizes.length === 0) continue;
          await openDialog(page, dialog, key);
          const found = await problemsAt(sizes, page);
          problems.push(...found.map((problem) => `${dialog}, ${problem}`));
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toBeHidden();
        }
        expect(problems).toEqual([]);
      });
    }

    for (const [row, { name: of, ...options }] of hints.entries())
      test(`a hint on ${of} fits, and covers no player`, async ({ page }) => {
        await openHint(page, options);
        const column = (PLAYERS.length - (row % PLAYERS.length)) % PLAYERS.length;
        expect(await problemsAt(sizesFor(row, column), page)).toEqual([]);
      });
  });
}
