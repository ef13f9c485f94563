import { expect, test } from '../support/shared-page.ts';
import { type FormulaId, type GameState, type RuleSet, presetRules } from '@/engine/index.ts';
import { problemsAt } from '../support/problems-at.ts';
import { PHONES, describeManyCards, halfOf, isOwnBid, ofTwo } from './many-bids.ts';
import { withSettings } from '../support/player.ts';
import {
  OWN,
  QUIET,
  forget,
  gameOf,
  gameUntil,
  isOwnTurn,
  openWith,
  resize,
} from '../support/scenes.ts';
import { IS_DETAIL, inSoak } from '../support/soak-tag.ts';

test.use({ keepsPage: true });

const FIRST_BID_SIZES = [
  [320, 568],
  [360, 640],
  [360, 740],
  [568, 320],
  [844, 390],
  [1280, 800],
  [1920, 1080],
] as const;

/** The usual game with that scoring and hands of that size. */
const scoredBy = (scoring: FormulaId, players: number, cards: number): RuleSet => ({
  ...presetRules('bugger-your-neighbor', players),
  schedule: { shape: 'constant', low: cards, high: cards, turns: 3 },
  scoring,
});

// Every size but the largest, without or with a hint; `many-bids.soak.ts` has all, and 23 cards. At 1024×640 the
// figures of a hint once overlapped.
const hinted = [...halfOf(0), [1024, 640]] as const;
describeManyCards({ cards: 26, firstDealer: OWN, plain: halfOf(1).slice(0, -1), hinted });

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

// Regression: fourteen keys with nil stood in three ragged rows, and eighteen in rows of seven, seven and four.
for (const [name, options, widths, rows] of [
  ['Spades', { rules: presetRules('spades') }, [360, 390], [6, 8]],
  ['eighteen bids', { rules: scoredBy('standard', 3, 17), players: 3 }, [360, 390], [6, 6, 6]],
  ['fifteen bids', { rules: scoredBy('standard', 3, 14), players: 3 }, [360, 390], [5, 5, 5]],
] as const)
  test(
    `on a phone the keys of ${name} stand in even rows`,
    inSoak(name !== 'Spades'),
    async ({ page }) => {
      await openWith(page, gameUntil(isOwnBid, options));
      const keys = page.getByTestId('bidding-panel').getByRole('button');
      for (const width of widths) {
        await resize(page, [width, 740]);
        const tops = await keys.evaluateAll((all) =>
          all.map((key) => Math.round(key.getBoundingClientRect().top)),
        );
        const lengths = [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
        expect(lengths, `${width}`).toEqual(rows);
      }
    },
  );

const FIRST_BIDS = [
  ['spades', 4, 'fr', { rules: presetRules('spades') }],
  ['eight players', 8, 'hi', { rules: scoredBy('skull-king', 8, 6), players: 8 }],
  ['17 cards', 3, 'de', { rules: scoredBy('skull-king', 3, 17), players: 3 }],
  ['losses by squares', 4, 'de', { rules: scoredBy('square', 4, 13) }],
] as const;

/** The sizes to check a first bid at in `npm test`: every other one for every other bid, or those left to the soak. */
const firstBidSizes = (bid: number, isLeft: boolean) =>
  FIRST_BID_SIZES.filter((_, size) => (bid % 2 > 0 || size % 2 !== bid / 2) === isLeft);

test('every size is met by a first bid, and the soak has all others', () => {
  const bids = FIRST_BIDS.map((_, bid) => bid);
  expect(new Set(bids.flatMap((bid) => firstBidSizes(bid, false)))).toEqual(
    new Set(FIRST_BID_SIZES),
  );
  for (const bid of bids)
    expect(new Set([false, true].flatMap((isLeft) => firstBidSizes(bid, isLeft))).size).toBe(
      FIRST_BID_SIZES.length,
    );
});

// Regression: only six scorings were explained, and only below fourteen bids.
for (const [bid, [game, players, language, options]] of FIRST_BIDS.entries())
  for (const isLeft of firstBidSizes(bid, false).length > 0 ? [false, true] : [true])
    test(
      `the words of the very first bid cover nothing: ${game}${isLeft ? ', other sizes' : ''}`,
      inSoak(isLeft),
      async ({ page }) => {
        await withSettings(page, { ...QUIET, language });
        await openWith(page, gameUntil(isOwnBid, { ...options, firstDealer: 2 }));
        const words = page.locator('[data-first-bid]');
        await resize(page, [1280, 800]);
        await expect(words).toBeVisible();
        expect(await problemsAt(firstBidSizes(bid, isLeft), page)).toEqual([]);
        // A phone has no room for it below so many bids.
        await resize(page, [360, 740]);
        await expect(words).toBeVisible({ visible: players > 3 });
        await forget(page);
      },
    );

// Regression: while the hint was thinking it covered the plate, and later its sign the bar.
test(
  'a hint on the bids of two players with 26 cards covers nothing before its figures are there',
  IS_DETAIL,
  async ({ page }) => {
    await forget(page);
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
    await forget(page);
  },
);

// Regression: two rows of keys under a hint covered an opponent's bid.
test('a hint on twenty cards of Jokers High and Low covers no bid', IS_DETAIL, async ({ page }) => {
  const isAfterABid = (state: GameState): boolean =>
    state.round.phase === 'bid' &&
    state.round.handSize === 20 &&
    state.round.bids.some((bid) => bid !== null) &&
    isOwnTurn(state);
  await openWith(page, gameUntil(isAfterABid, { rules: gameOf('jokers-high-low', 3), players: 3 }));
  await expect(page.getByRole('button', { name: 'Bid 20' })).toBeVisible();
  await page.keyboard.press('h');
  await expect(page.locator('[data-best]:visible')).not.toHaveCount(0);
  expect(await problemsAt(PHONES, page)).toEqual([]);
});

// Regression: “±100” stood above “0% −80”, unexplained.
test(
  'on a phone the key of nil shows the figures of a hint instead of its points',
  IS_DETAIL,
  async ({ page }) => {
    await openWith(page, gameUntil(isOwnBid, { rules: presetRules('spades') }));
    await resize(page, [360, 740]);
    const nil = page.getByTestId('bidding-panel').getByRole('button').first();
    await expect(nil.getByText('±100')).toBeVisible();
    await page.keyboard.press('h');
    await expect(nil.getByText('%')).toBeVisible();
    await expect(nil.getByText('±100')).toBeHidden();
  },
);

// Regression: in one row of fourteen keys the question took two lines, and the keys grew.
test(
  'no key moves when the nil asks whether it is meant, even in long words',
  IS_DETAIL,
  async ({ page }) => {
    await forget(page);
    await withSettings(page, { ...QUIET, language: 'fr' });
    const rules = presetRules('spades', 4);
    await openWith(
      page,
      gameUntil((state) => state.round.phase === 'bid' && isOwnTurn(state), { rules }),
    );
    const keys = page.getByTestId('bidding-panel').getByRole('button');
    const nil = keys.first();
    const places = (): Promise<string[]> =>
      keys.evaluateAll((all) =>
        all.map((key) => {
          const { left, top, width, height } = key.getBoundingClientRect();
          return [left, top, width, height].map(Math.round).join(' ');
        }),
      );
    const staysAt = async (size: readonly [number, number]): Promise<void> => {
      await resize(page, size);
      await expect(nil).toHaveAttribute('data-armed', 'false');
      const before = await places();
      await nil.click();
      await expect(nil).toHaveAttribute('data-armed', 'true');
      expect(await places()).toEqual(before);
      await page.keyboard.press('Escape');
      await nil.blur();
    };
    await staysAt([1280, 800]);
    await staysAt([320, 568]);
    // Regression: what is said at the first bid covered all plates of the narrowest phone.
    expect(await problemsAt([[280, 653]], page)).toEqual([]);
    await staysAt([568, 320]);
    // Regression: below the figures of a hint the keys became lower.
    await page.keyboard.press('h');
    await expect(page.getByTestId('hint')).toHaveAttribute('data-thinking', 'false');
    await staysAt([568, 320]);
    await forget(page);
  },
);
