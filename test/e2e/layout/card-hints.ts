import { type Page, expect, test } from '../support/shared-page.ts';
import { type GameState, type RuleSet, legalCommands } from '@/engine/index.ts';
import { SIZES } from '../../../tools/screens/sizes.mjs';
import { type Sizes, problemsAt } from '../support/problems-at.ts';
import { problemsOf } from '../support/layout-problems.ts';
import { measureLayout } from '../support/measure-layout.ts';
import { PLAYABLE } from '../support/player.ts';
import {
  OWN,
  gameOf,
  gameUntil,
  isOwnTurn,
  openMoment,
  openWith,
  playsLast,
  resize,
} from '../support/scenes.ts';

/** The lowest and the narrowest screen, and a phone on its side. */
const SMALLEST = SIZES.filter(([width, height]) => Math.min(width, height) < 360).concat([
  [640, 360],
  [360, 640],
]);

const LANDSCAPE = [844, 390] as const;

/** Defines the test that a hint on a card fits the smallest screens. */
export function describeCardHint(players: number): void {
  test(`a hint on a card with ${players} players covers nothing on the smallest screens`, async ({
    page,
  }) => {
    await openMoment(page, 'play', players);
    await page.keyboard.press('h');
    await expect(page.getByTestId('hint')).toHaveAttribute('data-thinking', 'false');
    expect(await problemsAt(SMALLEST, page)).toEqual([]);
  });
}

/** The place of every card of the trick, in px. */
const trickPlaces = (page: Page): Promise<number[][]> =>
  page
    .getByTestId('trick')
    .getByRole('listitem')
    .evaluateAll((cards) =>
      cards.map((card) => {
        const { x, y, width } = card.getBoundingClientRect();
        return [x, y, width];
      }),
    );

/**
 * Defines the test that a long hint on the last card of a trick fits the smallest screens, and moves no card on a
 * larger phone in landscape, where it once gathered them in the middle.
 */
export function describeLongCardHint(players: number): void {
  test(`a hint of several sentences on a card with ${players} players covers no card of the trick`, async ({
    page,
  }) => {
    const isChoice = (state: GameState): boolean =>
      state.round.index >= 2 && playsLast(state) && legalCommands(state).length > 1;
    await openWith(page, gameUntil(isChoice, { players }));
    await page.locator(PLAYABLE).first().waitFor();
    await resize(page, LANDSCAPE);
    const places = await trickPlaces(page);
    expect(places).toHaveLength(players - 1);
    await page.keyboard.press('h');
    const hint = page.getByTestId('hint');
    await expect(hint).toHaveAttribute('data-thinking', 'false');
    expect((await hint.getByRole('paragraph').first().textContent())?.length).toBeGreaterThan(60);
    expect(await trickPlaces(page)).toEqual(places);
    expect(await problemsAt([LANDSCAPE, ...SMALLEST], page)).toEqual([]);
  });
}

/** Defines the test that streaks on plates fit, with a hint on a card. */
export function describeStreaks(players: number, sizes: Sizes): void {
  test(`streaks cover nothing with ${players} players, nor does a hint`, async ({ page }) => {
    // More than six need more than eight cards of each suit.
    const rules: RuleSet = {
      ...gameOf('romanian-whist', players),
      ...(players > 6 && { deck: '52', schedule: { shape: 'up', low: 1, high: 6, turns: 5 } }),
    };
    const isInTrick = (state: GameState): boolean =>
      state.round.phase === 'play' &&
      state.round.index === 9 &&
      state.round.trick.cards.length > 1 &&
      isOwnTurn(state);
    // A dealer at the top of the table.
    await openWith(
      page,
      gameUntil(isInTrick, { players, rules, firstDealer: players > 6 ? 4 : OWN }),
    );
    await page.getByRole('banner').waitFor();
    await resize(page, [320, 568]);
    await page.keyboard.press('h');
    const hint = page.getByTestId('hint');
    await hint.waitFor();
    await expect(hint).not.toContainText(/^Thinking…$/);
    await expect(page.locator('[data-seat]').getByText('in a row')).toHaveCount(players);
    // While it thinks, unless it is done by now.
    const atOnce = problemsOf(await measureLayout(page, { clickableAreas: false }));
    await expect(hint).toHaveAttribute('data-thinking', 'false');
    const problems = [...atOnce, ...(await problemsAt(sizes, page))];
    // On the rim of a portrait, where a tap goes through them.
    expect(problems.filter((problem) => !problem.includes('’s profile" at seat'))).toEqual([]);
  });
}
