import { type Page, expect, test } from './shared-page.ts';
import { TRADITIONS, rulesOf } from '@/catalogue/index.ts';
import { type GameState, type RuleSet, presetRules } from '@/engine/index.ts';
import { problemsAt } from './fit.ts';
import { PLAYABLE, withSettings } from './player.ts';
import { OWN, gameUntil, hasRefusals, isOwnTurn, openWith, playsLast, resize } from './scenes.ts';

const PHONES = [
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

/** Every other size: without a hint for one number of cards, with a hint for the other. */
const halfOf = (first: 0 | 1) => EVERYWHERE.filter((_, size) => size % 2 === first);
const SIZES_BY_CARDS = [
  { cards: 23, firstDealer: 1, plain: halfOf(0), hinted: halfOf(1) },
  { cards: 26, firstDealer: OWN, plain: halfOf(1), hinted: [...halfOf(0), [360, 740]] },
] as const;

/** One round of two players with this many cards each. */
const ofTwo = (cards: number): RuleSet => ({
  ...presetRules('bugger-your-neighbor', 3),
  players: 2,
  schedule: { shape: 'constant', low: cards, high: cards, turns: 1 },
});

const isOwnBid = (state: GameState): boolean => state.round.phase === 'bid' && isOwnTurn(state);

const openHint = async (page: Page): Promise<void> => {
  await page.keyboard.press('h');
  // So many bids take long to compare on a busy machine.
  await expect(page.getByTestId('hint')).toHaveAttribute('data-thinking', 'false', {
    timeout: 60_000,
  });
};

// Regression: in one row the keys of twenty cards were narrower than a fingertip, and those of 26 clipped the hint.
test('the bids of two players with twenty cards are wide enough on phones in landscape', async ({
  page,
}) => {
  await openWith(
    page,
    gameUntil(({ round }) => round.phase === 'bid', {
      rules: ofTwo(20),
      players: 2,
      firstDealer: 1,
    }),
  );
  await expect(page.getByRole('button', { name: 'Bid 20' })).toBeVisible();
  expect(await problemsAt(PHONES, page)).toEqual([]);
});

// Regression: on small phones two rows of cards under two rows of keys left no room for plate and hint.
// With another font than Chromium's, the figures of a hint covered the numbers of the keys.
for (const { cards, firstDealer, plain, hinted } of SIZES_BY_CARDS)
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
  });

// Regression: while the hint was thinking it covered the plate, and later its sign the bar.
test('a hint on the bids of two players with 26 cards covers nothing before its figures are there', async ({
  page,
}) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.worker-[^/]*\.js$/, async (route) => {
    await released;
    await route.abort();
  });
  await openWith(page, gameUntil(isOwnBid, { rules: ofTwo(26), players: 2, firstDealer: OWN }));
  await expect(page.getByRole('button', { name: 'Bid 26' })).toBeVisible();
  await page.keyboard.press('h');
  await expect(page.getByTestId('hint')).toHaveAttribute('data-thinking', 'true');
  expect(await problemsAt(PHONES, page)).toEqual([]);
  release();
});

// Regression: a card of the trick lay under the bar and over the plate, and indexes were 20 px wide.
for (const { cards, plain, hinted } of SIZES_BY_CARDS)
  test(`a trick of two players with ${cards} cards covers nothing, and every card can be tapped`, async ({
    page,
  }) => {
    await withSettings(page, { trickPause: 'tap' });
    const follows = (state: GameState): boolean => playsLast(state) && hasRefusals(state);
    await openWith(page, gameUntil(follows, { rules: ofTwo(cards), players: 2, firstDealer: OWN }));
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
  });

// Regression: two rows of keys under a hint covered an opponent's bid.
test('a hint on twenty cards of Jokers High and Low covers no bid', async ({ page }) => {
  const tradition = TRADITIONS.find(({ id }) => id === 'jokers-high-low');
  if (tradition === undefined) throw new Error('no such game');
  const isAfterABid = (state: GameState): boolean =>
    state.round.phase === 'bid' &&
    state.round.handSize === 20 &&
    state.round.bids.some((bid) => bid !== null) &&
    isOwnTurn(state);
  await openWith(page, gameUntil(isAfterABid, { rules: rulesOf(tradition, 3), players: 3 }));
  await expect(page.getByRole('button', { name: 'Bid 20' })).toBeVisible();
  await page.keyboard.press('h');
  await expect(page.locator('[data-best]:visible')).not.toHaveCount(0);
  expect(await problemsAt(PHONES, page)).toEqual([]);
});
