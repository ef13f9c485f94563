import { type Page, expect, test } from '../support/shared-page.ts';
import { type GameState, type RuleSet, presetRules } from '@/engine/index.ts';
import { problemsAt } from '../support/problems-at.ts';
import { PLAYABLE, withSettings } from '../support/player.ts';
import {
  OWN,
  QUIET,
  gameUntil,
  hasRefusals,
  isOwnTurn,
  openWith,
  playsLast,
  resize,
} from '../support/scenes.ts';
import { IS_DETAIL } from '../support/soak-tag.ts';

export const PHONES = [
  [568, 320],
  [667, 375],
] as const;

const EVERYWHERE = [
  ...PHONES,
  [320, 568],
  [360, 740],
  [844, 390],
  [1024, 640],
  [1280, 800],
  [1920, 1080],
] as const;

/** As wide as any system's font: Firefox and WebKit on Linux show it, in some languages. */
const WIDE_FONT = "'DejaVu Sans', Verdana, sans-serif";

type Sizes = readonly (typeof EVERYWHERE)[number][];

/** What is checked: the cards, who deals first, and the sizes without and with a hint. */
interface Cells {
  readonly cards: number;
  readonly firstDealer: number;
  readonly plain?: Sizes;
  readonly hinted?: Sizes;
}

/** Every other size, from the first or the second on. */
export const halfOf = (first: 0 | 1): Sizes => EVERYWHERE.filter((_, size) => size % 2 === first);

/** One round of two players with this many cards each. */
export const ofTwo = (cards: number): RuleSet => ({
  ...presetRules('bugger-your-neighbor', 3),
  players: 2,
  schedule: { shape: 'constant', low: cards, high: cards, turns: 1 },
});

export const isOwnBid = (state: GameState): boolean =>
  state.round.phase === 'bid' && isOwnTurn(state);

const openHint = async (page: Page): Promise<void> => {
  await page.keyboard.press('h');
  await expect(page.getByTestId('hint')).toHaveAttribute('data-thinking', 'false');
};

/** Defines the tests that the bids and the tricks of two players with this many cards fit. */
export function describeManyCards({
  cards,
  firstDealer,
  plain = EVERYWHERE,
  hinted = EVERYWHERE,
}: Cells): void {
  // Regression: on small phones two rows of cards under two rows of keys left no room for plate and hint.
  // With another font than Chromium's, the figures of a hint covered the numbers of the keys.
  test(`the bids of two players with ${cards} cards, and a hint on them, cover nothing`, async ({
    page,
  }) => {
    await openWith(page, gameUntil(isOwnBid, { rules: ofTwo(cards), players: 2, firstDealer }));
    await expect(page.getByRole('button', { name: `Bid ${cards}` })).toBeVisible();
    expect(await problemsAt(plain, page)).toEqual([]);
    await page.evaluate(
      (font) => document.documentElement.style.setProperty('--font-text', font),
      WIDE_FONT,
    );
    await openHint(page);
    expect(await problemsAt(hinted, page)).toEqual([]);
    await page.evaluate(() => document.documentElement.style.removeProperty('--font-text'));
  });

  // Regression: a card of the trick lay under the bar and over the plate, and indexes were 20 px wide.
  test(
    `a trick of two players with ${cards} cards covers nothing, and every card can be tapped`,
    IS_DETAIL,
    async ({ page }) => {
      await withSettings(page, QUIET);
      const follows = (state: GameState): boolean => playsLast(state) && hasRefusals(state);
      await openWith(
        page,
        gameUntil(follows, { rules: ofTwo(cards), players: 2, firstDealer: OWN }),
      );
      await expect(page.getByTestId('trick').getByRole('listitem')).toHaveCount(1);
      expect(await problemsAt(plain, page, { clickableAreas: true })).toEqual([]);
      await openHint(page);
      expect(await problemsAt(hinted, page)).toEqual([]);
      await page.keyboard.press('Escape');
      // Part of the last row is below a low screen: to reach a card in it moves nothing.
      await resize(page, PHONES[0]);
      await page.locator('[data-card]').last().focus();
      await page.locator('[data-card]').last().scrollIntoViewIfNeeded();
      expect(await page.getByRole('banner').boundingBox()).toMatchObject({ y: 0 });
      await page.locator(PLAYABLE).first().press('Enter');
      await expect(page.getByTestId('trick').getByRole('listitem')).toHaveCount(2);
      await page.mouse.move(0, 0);
      expect(await problemsAt(plain, page)).toEqual([]);
    },
  );
}
