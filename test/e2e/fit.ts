import { type Page, expect, test } from './shared-page.ts';
import { type RuleSet, presetRules } from '@/engine/index.ts';
import type { Language } from '@/i18n/languages.ts';
import { SIZES } from '../../tools/screens/sizes.mjs';
import { atSizes } from './at-sizes.ts';
import { problemsOf } from './layout-problems.ts';
import { measureLayout } from './measure-layout.ts';
import { withSettings } from './player.ts';
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
  shortGame,
} from './scenes.ts';

export type Sizes = typeof SIZES;

/** All problems at any of these sizes, each once per size. */
export async function problemsAt(
  sizes: Sizes,
  page: Page,
  { clickableAreas = false } = {},
): Promise<string[]> {
  const problems: string[] = [];
  await atSizes(page, sizes, async ([width, height]) => {
    const found = problemsOf(await measureLayout(page, { clickableAreas }));
    problems.push(...found.map((problem) => `${width}×${height}: ${problem}`));
  });
  return [...new Set(problems)];
}

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

/** A third of the sizes for each screen by turns, where no more than the sizes is varied. */
export const THIRD_OF_SIZES = (screen: number): Sizes =>
  SIZES.filter((_, size) => size % 3 === screen % 3);

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

/** The smallest screens, a usual phone and a desktop, for pages in place of the table. */
export const PAGE_SIZES = [
  [320, 568],
  [360, 740],
  [568, 320],
  [1280, 800],
] as const;

const SMALL_PHONES = [
  [320, 568],
  [360, 740],
  [568, 320],
  [667, 375],
] as const;

/** The problems of every position in the review of a short game, on the small phones. */
export async function problemsOfPositions(page: Page, players: number): Promise<string[]> {
  const { rules } = shortGame({ players }).header;
  await openWith(
    page,
    gameUntil(({ round }) => round.phase === 'over', { players, rules }),
  );
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await page.getByText('3 rounds reviewed').waitFor();
  await page.getByRole('switch', { name: 'Show the good ones too' }).click();
  await page
    .getByRole('button', { name: /^Show position/ })
    .first()
    .click();
  const note = page.getByRole('region', { name: 'Decision' });
  const next = note.getByRole('button', { name: 'Next decision' });
  const problems: string[] = [];
  for (;;) {
    const title = await note.getByRole('heading').first().textContent();
    const found = await problemsAt(SMALL_PHONES, page);
    problems.push(...found.map((problem) => `${title}, ${problem}`));
    if (await next.isDisabled()) return problems;
    await next.click();
  }
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
        test.setTimeout(240_000);
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
        test.setTimeout(150_000);
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
